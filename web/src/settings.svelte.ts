// What a visitor prefers, kept in the browser: the theme, and whether single letters act.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows keep nothing; the choice holds for this page.
  }
}

class Settings {
  dark = $state(typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark');
  letters = $state(kept('floorman.letters') !== 'off');

  setDark(on: boolean): void {
    this.dark = on;
    document.documentElement.dataset.theme = on ? 'dark' : 'light';
    keep('floorman.theme', on ? 'dark' : 'light');
  }

  setLetters(on: boolean): void {
    this.letters = on;
    keep('floorman.letters', on ? 'on' : 'off');
  }
}

export const settings = new Settings();
export { kept, keep };
