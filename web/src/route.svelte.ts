// Which view is open, from the address's fragment: #/desk, #/desk/SCENE, #/ask, #/drill, #/rulebook/QUESTION, #/setup.
export type View = 'desk' | 'ask' | 'drill' | 'rulebook' | 'setup';

const views: View[] = ['desk', 'ask', 'drill', 'rulebook', 'setup'];

export interface Route {
  view: View;
  rest: string;
}

export function parse(fragment: string): Route {
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
export const toSetup = '#/setup';
