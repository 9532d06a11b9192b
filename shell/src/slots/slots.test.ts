import {
  createReadable,
  type ManifestSlot,
  type PlatformV1,
  type Session,
  type SlotMountProps,
} from '@athenaeum/shell-contract';
import type { Route } from '../app/route';
import type { RegistryView, RemoteView } from '../registry/registryView';
import type { RemoteModule } from '../registry/remoteLoader';
import { createSlots } from './slots';

const remoteWith = (name: string, slots: ManifestSlot[], version = 'v1'): RemoteView => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  chunks: [],
  integrity: {},
  manifest: { name, contract: 1, area: 'learning', pages: [{ path: '/', title: 'Home' }], slots },
});

const block = (more: Partial<ManifestSlot> = {}): ManifestSlot => ({
  slot: 'home.blocks',
  version: 1,
  export: 'block',
  ...more,
});

// A module that fills a slot and has no lifecycles of an area.
const showing = (text: string) =>
  ({
    block: {
      mount: ({ domElement }: SlotMountProps) => {
        domElement.textContent = text;
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    },
  }) as unknown as RemoteModule;

const never = () => new Promise<never>(() => undefined);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function setup(remotes: RemoteView[], load: (name: string) => Promise<RemoteModule>) {
  const registry = createReadable<RegistryView>({ id: '1', remotes, quarantined: [] });
  const session = createReadable<Session>({ status: 'ready', user: null });
  const route = createReadable<Route>({ kind: 'area', remote: 'mfe-one', area: 'learning', title: 'Home' });
  const loader = { load: jest.fn(load) };
  const platform = { apiVersion: 1 } as PlatformV1;
  const slots = createSlots({ registry, session, route, loader, platform: () => platform });
  const element = document.body.appendChild(document.createElement('div'));
  const fill = (loads: 'near' | 'now' = 'now', version = 1) =>
    slots.fill({ name: 'home.blocks', version, element, props: createReadable({}), loads });
  return { registry, session, route, loader, slots, element, fill };
}

let warnings: jest.SpyInstance;
beforeEach(() => (warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('shows what remotes have for a place, in the order they ask for', async () => {
  const remotes = [remoteWith('mfe-two', [block({ order: 20 })]), remoteWith('mfe-one', [block()])];
  const { element, fill } = setup(remotes, (name) => Promise.resolve(showing(name)));

  const { state } = fill();
  expect(state.get()).toBe('loading');
  await settled();

  expect(state.get()).toBe('filled');
  expect([...element.children].map((child) => child.textContent)).toEqual(['mfe-one', 'mfe-two']);
});

it('asks for nothing that is meant for another version, another area or another person', () => {
  const { loader, fill } = setup(
    [
      remoteWith('mfe-one', [block({ version: 2 })]),
      remoteWith('mfe-two', [block({ when: { area: 'admin' } })]),
      remoteWith('mfe-three', [block({ when: { roles: ['member'] } }), block({ when: { signedIn: true } })]),
    ],
    never,
  );

  expect(fill().state.get()).toBe('empty');
  expect(loader.load).not.toHaveBeenCalled();
});

it('takes a slot without a version for the first', async () => {
  const { fill } = setup([remoteWith('mfe-one', [block({ version: undefined })])], () =>
    Promise.resolve(showing('here')),
  );

  const { state } = fill();
  await settled();

  expect(state.get()).toBe('filled');
});

it('loads nothing before the place is near', async () => {
  let approach = (_entries: { isIntersecting: boolean }[]) => undefined as void;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    // jsdom has no observer: the test calls it back.
    approach = callback as never;
    // The slot observes and leaves; the rest of an observer is not asked for.
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  const { loader, fill } = setup([remoteWith('mfe-one', [block()])], () => Promise.resolve(showing('here')));

  const { state } = fill('near');
  expect(state.get()).toBe('loading');
  expect(loader.load).not.toHaveBeenCalled();
  approach([{ isIntersecting: true }]);
  await settled();

  expect(state.get()).toBe('filled');
});

it.each<[string, () => Promise<RemoteModule>]>([
  ['does not load', () => Promise.reject(new Error('Away'))],
  ['has no such export', () => Promise.resolve({} as RemoteModule)],
  [
    'crashes while it mounts',
    () =>
      Promise.resolve({
        block: { mount: () => Promise.reject(new Error('Crash')), unmount: never },
        // A module that fills a slot has no lifecycles of an area; also below.
      } as never),
  ],
])('goes on without one that %s', async (_what, load) => {
  const remotes = [remoteWith('mfe-one', [block()]), remoteWith('mfe-two', [block()])];
  const { element, fill } = setup(remotes, (name) =>
    name === 'mfe-one' ? load() : Promise.resolve(showing('here')),
  );

  const { state } = fill();
  await settled();

  expect(state.get()).toBe('filled');
  expect(element).toHaveTextContent(/^here$/);
  expect(warnings).toHaveBeenCalled();
});

it.each<[string, () => Promise<RemoteModule>]>([
  ['loading', never],
  ['mounting', () => Promise.resolve({ block: { mount: never, unmount: () => Promise.resolve() } } as never)],
])('goes on without one that is %s for eight seconds', async (_what, load) => {
  jest.useFakeTimers();
  const { fill } = setup([remoteWith('mfe-one', [block()])], load);

  const { state } = fill();
  await jest.advanceTimersByTimeAsync(7900);
  expect(state.get()).toBe('loading');
  await jest.advanceTimersByTimeAsync(200);

  expect(state.get()).toBe('empty');
});

it('takes away one that crashes later', async () => {
  const { element, slots, fill } = setup([remoteWith('mfe-one', [block()])], () =>
    Promise.resolve(showing('here')),
  );
  const { state } = fill();
  await settled();

  slots.crashed(element.firstElementChild, new Error('Later'));

  expect(state.get()).toBe('empty');
  expect(element).toHaveTextContent('');
});

it('tries again what failed, at the next visit and when the registry has news', async () => {
  const remotes = [remoteWith('mfe-one', [block()])];
  const { registry, loader, element, fill } = setup(remotes, () => Promise.reject(new Error('Away')));
  const { state, end } = fill();
  await settled();
  expect(state.get()).toBe('empty');

  loader.load.mockResolvedValue(showing('here'));
  registry.set({ id: '2', remotes, quarantined: [] });
  await settled();
  expect(state.get()).toBe('filled');

  end();
  expect(element).toBeEmptyDOMElement();
  fill();
  await settled();
  expect(element).toHaveTextContent('here');
});

it('follows the session and the area in view', async () => {
  const { session, route, element, fill } = setup(
    [remoteWith('mfe-one', [block({ when: { area: 'learning', signedIn: true } })])],
    () => Promise.resolve(showing('here')),
  );
  const { state } = fill();
  expect(state.get()).toBe('empty');

  // A part of a user: slots ask for no more.
  session.set({ status: 'ready', user: { id: '1', roles: [] } as never });
  await settled();
  expect(element).toHaveTextContent('here');

  route.set({ kind: 'notFound' });
  expect(state.get()).toBe('empty');
  expect(element).toBeEmptyDOMElement();
});
