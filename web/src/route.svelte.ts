// Which view is open, from the address's fragment: #/desk, #/desk/SCENE, #/table, #/ask, #/drill, #/rulebook/QUESTION, #/setup;
// a live table's key stands alone there: #table=KEY, #table=KEY&invite=KEY, #clock=KEY.
export type View = 'desk' | 'table' | 'clock' | 'ask' | 'drill' | 'rulebook' | 'setup';

const views: View[] = ['desk', 'table', 'ask', 'drill', 'rulebook', 'setup'];

export interface Route {
  view: View;
  rest: string;
}

export function parse(fragment: string): Route {
  const keyed = /^#?(table|clock)=(.+)$/.exec(fragment);
  if (keyed) return { view: keyed[1] as View, rest: keyed[2] ?? '' };
  const [, view = '', ...rest] = fragment.replace(/^#/, '').split('/');
  return { view: views.find((one) => one === view) ?? 'desk', rest: rest.join('/') };
}

class Address {
  now = $state.raw<Route>({ view: 'desk', rest: '' });

  start(): void {
    this.now = parse(location.hash);
    addEventListener('hashchange', () => (this.now = parse(location.hash)));
  }

  go(to: string): void {
    location.hash = to;
  }

  // The address follows what is on the page without a step in the browser's history.
  follow(to: string): void {
    history.replaceState(null, '', to);
    this.now = parse(to);
  }
}

export const address = new Address();
export const toDesk = (code = '') => (code ? `#/desk/${code}` : '#/desk');
export const toRulebook = (question = '') => (question ? `#/rulebook/${question}` : '#/rulebook');
export const toLobby = '#/table';
export const toTable = (key: string, invite = '') => `#table=${key}${invite ? `&invite=${invite}` : ''}`;
export const toClock = (key: string) => `#clock=${key}`;
export const toSetup = '#/setup';
