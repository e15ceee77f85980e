// What a visitor prefers, kept in the browser: the theme, whether single letters act, and the sign of money.
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
  // Stands before every amount, as "$" does; empty at most tables.
  currency = $state(kept('floorman.currency') ?? '');

  setDark(on: boolean): void {
    this.dark = on;
    document.documentElement.dataset.theme = on ? 'dark' : 'light';
    keep('floorman.theme', on ? 'dark' : 'light');
  }

  setLetters(on: boolean): void {
    this.letters = on;
    keep('floorman.letters', on ? 'on' : 'off');
  }

  setCurrency(sign: string): void {
    this.currency = sign;
    keep('floorman.currency', sign);
  }
}

export const settings = new Settings();
export { kept, keep };
