import type { RemoteView } from './registryView';
import { createScriptGuard, type ScriptGuard } from './scriptGuard';

const remote: RemoteView = {
  name: 'mfe-one',
  version: 'v1',
  base: '/remotes/mfe-one/v1/',
  entry: 'entry.js',
  chunks: [],
  integrity: { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page' },
  manifest: { name: 'mfe-one', contract: 1, area: 'one', pages: [{ path: '/', title: 'Home' }] },
};

let head: HTMLHeadElement;
let guard: ScriptGuard;

beforeEach(() => {
  jest.useFakeTimers();
  head = document.createElement('head');
  guard = createScriptGuard(head);
  guard.admit(remote);
});
afterEach(() => jest.useRealTimers());

function append(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  return head.appendChild(script);
}

it('gives every script of a remote its recorded digest', () => {
  expect(append('/remotes/mfe-one/v1/entry.js').integrity).toBe('sha384-entry');
  expect(append('/remotes/mfe-one/v1/page.js').integrity).toBe('sha384-page');
});

it('refuses scripts that the registry does not know, of known builds and of unknown ones', () => {
  expect(() => append('/remotes/mfe-one/v1/other.js')).toThrow('other.js is not a script of mfe-one v1');
  expect(() => append('/remotes/mfe-two/v1/entry.js')).toThrow('is not in the registry');
});

it('leaves all other scripts alone', () => {
  expect(append('/main.js').integrity).toBeFalsy();
});

it('fails a script that hangs, in time', () => {
  const script = append('/remotes/mfe-one/v1/page.js');
  const onError = jest.fn();
  script.onerror = onError;

  jest.advanceTimersByTime(7000);

  expect(onError).toHaveBeenCalledTimes(1);
  expect(script.isConnected || script.parentNode).toBeFalsy();
});

it('does not fail a script that came', () => {
  const script = append('/remotes/mfe-one/v1/page.js');
  const onError = jest.fn();
  script.onerror = onError;

  script.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);

  expect(onError).not.toHaveBeenCalled();
});

it('ends what still hangs when a remote is renewed, and uses new addresses from then on', () => {
  const hanging = append('/remotes/mfe-one/v1/page.js');
  const onError = jest.fn();
  hanging.onerror = onError;

  guard.renew('mfe-one');

  expect(onError).toHaveBeenCalledTimes(1);
  expect(append('/remotes/mfe-one/v1/page.js').src).toMatch(/page\.js\?retry=1$/);
  expect(guard.addressOf(remote, 'entry.js')).toMatch(/entry\.js\?retry=1$/);
});
