import { createReadable, type PlatformV1, type Session } from '@athenaeum/shell-contract';
import type { RemoteModule } from '../registry/remoteLoader';
import { remoteOf } from '../testing/renderShell';
import { followLinks } from './followLinks';

const registry = createReadable({
  id: '1',
  quarantined: [],
  remotes: [
    remoteOf({
      name: 'mfe-one',
      contract: 1,
      area: 'learning',
      pages: [
        { path: '/salons/:slug', title: 'Salon' },
        { path: '/admin', title: 'Admin', roles: ['admin'] },
      ],
    }),
  ],
});
const session = createReadable<Session>({ status: 'ready', user: null });
const platform = { apiVersion: 1 } as PlatformV1;
const prefetch = jest.fn(() => Promise.resolve());
/** A remote whose pages nobody opens here has no lifecycles. */
const loader = {
  load: jest.fn(() => Promise.resolve({ prefetch } as Partial<RemoteModule> as RemoteModule)),
};

beforeAll(() => followLinks({ registry, session, loader, platform }));
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<a href="/salons/one?seat=1">Salon</a><a href="/admin">Admin</a><a href="https://elsewhere.test/salons/one">Away</a>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  Object.assign(navigator, { connection: undefined });
});

const meet = (type: string, link = 0) =>
  document.links[link]!.dispatchEvent(new Event(type, { bubbles: true }));
const settle = () => jest.advanceTimersByTimeAsync(100);

it.each(['pointerover', 'focusin', 'touchstart'])(
  'has the area and the page’s data ready when a link meets %s',
  async (type) => {
    meet(type);
    await settle();

    expect(loader.load).toHaveBeenCalledWith('mfe-one');
    expect(prefetch).toHaveBeenCalledWith({ platform, path: '/salons/one?seat=1' });
  },
);

it.each([
  ['the pointer', 'pointerover'],
  ['the focus', 'focusin'],
])('asks for nothing while %s only passes over', async (_what, type) => {
  meet(type);
  await jest.advanceTimersByTimeAsync(40);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();

  expect(loader.load).not.toHaveBeenCalled();
});

it.each([
  ['the pointer', 'pointerover', 'focusin'],
  ['the focus', 'focusin', 'pointerover'],
])('keeps to the link that %s met while the other passes over something else', async (_what, type, other) => {
  meet(type);
  await jest.advanceTimersByTimeAsync(40);
  document.body.dispatchEvent(new Event(other, { bubbles: true }));
  await settle();

  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('prefetches nothing that the viewer may not see or that is elsewhere, nor when data is saved', async () => {
  meet('focusin', 1);
  meet('focusin', 2);
  Object.assign(navigator, { connection: { saveData: true } });
  meet('focusin');
  await settle();

  expect(loader.load).not.toHaveBeenCalled();
});

it('minds neither a remote that does not come nor one that prefetches nothing', async () => {
  loader.load.mockRejectedValueOnce(new Error('Away'));
  meet('focusin');
  await settle();
  // The module itself is not used.
  loader.load.mockResolvedValueOnce({} as never);
  meet('focusin');
  await settle();

  expect(prefetch).not.toHaveBeenCalled();
});

describe('a press on the link to `/`', () => {
  const user = { id: '1', name: 'Amara', roles: ['member' as const] };
  const press = () => {
    document.body.innerHTML = '<a href="/">Home</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // What the browser would do by itself, jsdom cannot.
    const stop = (late: Event) => void late.preventDefault();
    let isLeft = false;
    addEventListener('click', (late) => void (isLeft = !late.defaultPrevented), { once: true });
    addEventListener('click', stop, { once: true });
    document.links[0]!.dispatchEvent(event);
    return isLeft ? 'the server' : 'the shell';
  };
  afterEach(() => session.set({ status: 'ready', user: null }));

  it.each([
    ['the server', 'a visitor', null],
    ['the shell', 'a member', user],
  ])('is answered by %s for %s', (by, _whom, viewer) => {
    // A part of a user: links ask for no more.
    session.set({ status: 'ready', user: viewer } as never);

    expect(press()).toBe(by);
  });
});
