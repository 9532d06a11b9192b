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

function add(src: string) {
  const script = document.createElement('script');
  const onError = jest.fn();
  script.src = src;
  script.onerror = onError;
  head.appendChild(script);
  return { script, onError };
}

const hints = () => [...head.querySelectorAll('link')];
const answer = async (event: 'load' | 'error') => {
  hints().at(-1)?.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(0);
};

it('runs a script with its recorded digest, once its code is there', async () => {
  const { script } = add('/remotes/mfe-one/v1/page.js');
  expect(script.parentNode).toBeNull();

  await answer('load');

  expect(script.parentNode).toBe(head);
  expect(script.integrity).toBe('sha384-page');
});

it('refuses scripts that the registry does not know, of known builds and of unknown ones', () => {
  expect(() => add('/remotes/mfe-one/v1/other.js')).toThrow(
    '/remotes/mfe-one/v1/other.js is not in the registry',
  );
  expect(() => add('/remotes/mfe-two/v1/entry.js')).toThrow('is not in the registry');
});

it('leaves all other scripts alone', () => {
  const { script } = add('/main.js');

  expect(script.parentNode).toBe(head);
  expect(script.integrity).toBeFalsy();
});

it('fails a script whose code does not come', async () => {
  const { script, onError } = add('/remotes/mfe-one/v1/page.js');

  await answer('error');

  expect(onError).toHaveBeenCalledTimes(1);
  expect(script.parentNode).toBeNull();
});

it('times out a hanging script, and releases its request', async () => {
  const { onError } = add('/remotes/mfe-one/v1/page.js');

  await jest.advanceTimersByTimeAsync(7000);

  expect(onError).toHaveBeenCalledTimes(1);
  expect(hints()).toEqual([]);
});

it('asks for a script that did not come at another address the next time', async () => {
  add('/remotes/mfe-one/v1/page.js');
  await answer('error');

  const { script } = add('/remotes/mfe-one/v1/page.js');

  expect(script.src).toMatch(/page\.js\?retry=1$/);
  expect(guard.addressOf(remote, 'page.js')).toMatch(/page\.js\?retry=1$/);
});

it('does not fail a script that came', async () => {
  const { onError } = add('/remotes/mfe-one/v1/page.js');
  await answer('load');

  await jest.advanceTimersByTimeAsync(60_000);

  expect(onError).not.toHaveBeenCalled();
});

it('ends what still hangs when a remote is renewed, and uses new addresses from then on', () => {
  const { onError } = add('/remotes/mfe-one/v1/page.js');

  guard.renew('mfe-one');

  expect(onError).toHaveBeenCalledTimes(1);
  expect(hints()).toEqual([]);
  expect(add('/remotes/mfe-one/v1/page.js').script.src).toMatch(/page\.js\?retry=1$/);
  expect(guard.addressOf(remote, 'entry.js')).toMatch(/entry\.js\?retry=1$/);
});
