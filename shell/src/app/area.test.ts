import { createReadable, type PlatformV1 } from '@athenaeum/shell-contract';
import type { RemoteLoader, RemoteModule } from '../registry/remoteLoader';
import { createArea } from './area';

// Areas hand it on and use nothing of it.
const platform = { apiVersion: 1, session: createReadable(null) } as unknown as PlatformV1;

function remoteOf(lifecycles: Partial<RemoteModule> = {}): RemoteModule {
  return {
    bootstrap: () => Promise.resolve(),
    mount: ({ domElement }: { domElement: HTMLElement }) => {
      domElement.textContent = 'here';
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
    ...lifecycles,
  } as RemoteModule;
}

const loaderOf = (load: RemoteLoader['load']) => ({
  load: jest.fn(load),
  renew: jest.fn(() => Promise.resolve()),
  versionOf: () => 'v1',
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows its remote', async () => {
  const area = createArea('mfe-one', { platform, loader: loaderOf(() => Promise.resolve(remoteOf())) });

  area.enter();
  expect(area.state.get().status).toBe('loading');
  await settled();

  expect(area.state.get().status).toBe('mounted');
  expect(area.element).toHaveTextContent('here');
});

it('is left at once while it hangs, and what comes later is not shown', async () => {
  let arrive = (_remote: RemoteModule) => undefined as void;
  const loader = loaderOf(() => new Promise((resolve) => (arrive = resolve)));
  const area = createArea('mfe-one', { platform, loader });
  area.enter();

  area.leave();
  arrive(remoteOf());
  await settled();

  expect(area.state.get().status).toBe('idle');
  expect(area.element).toBeEmptyDOMElement();
});

it.each([
  ['does not load', loaderOf(() => Promise.reject(new Error('Away')))],
  [
    'crashes while it mounts',
    loaderOf(() => Promise.resolve(remoteOf({ mount: () => Promise.reject(new Error('Crash')) }))),
  ],
])('fails when its remote %s, and recovers on Retry', async (_what, loader) => {
  const area = createArea('mfe-one', { platform, loader });
  area.enter();
  await settled();
  expect(area.state.get()).toMatchObject({ status: 'failed', error: { remote: 'mfe-one' } });

  loader.load.mockResolvedValue(remoteOf());
  await area.retry();

  expect(loader.renew).toHaveBeenCalledWith('mfe-one');
  expect(area.state.get().status).toBe('mounted');
});

it('fails when its remote crashes later, and is empty then', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const loader = loaderOf(() => Promise.resolve(remoteOf({ unmount })));
  const area = createArea('mfe-one', { platform, loader });
  area.enter();
  await settled();

  area.crashed(new Error('Later'));

  expect(area.state.get()).toMatchObject({ status: 'failed', error: { failure: 'crash', version: 'v1' } });
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(area.element).toBeEmptyDOMElement();
});

it('is over in seven seconds when its remote never finishes mounting', async () => {
  jest.useFakeTimers();
  const never = () => new Promise<void>(() => undefined);
  const area = createArea('mfe-one', {
    platform,
    loader: loaderOf(() => Promise.resolve(remoteOf({ mount: never }))),
  });
  area.enter();

  await jest.advanceTimersByTimeAsync(7100);

  expect(area.state.get()).toMatchObject({ status: 'failed', error: { failure: 'timeout' } });
  jest.useRealTimers();
});

it('has three seconds to show itself, also when its code took nearly as long as it may', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const area = createArea('mfe-one', {
    platform,
    loader: loaderOf(() => after(6900).then(() => remoteOf({ mount: () => after(2900) }))),
  });
  area.enter();

  await jest.advanceTimersByTimeAsync(9900);

  expect(area.state.get().status).toBe('mounted');
  jest.useRealTimers();
});
