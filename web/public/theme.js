// Before the first paint: the theme that was chosen, or the system's. A file of its own because the page's
// Content-Security-Policy allows no script within it.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('floorman.theme');
  } catch (_) {
    // Without storage the system decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
