import type { RegistryView } from '../../src/registry/registryView';
import { entryOf } from '../testing';
import * as host from './askHost';
import { createFrontDoorSource } from './frontDoorSource';

jest.mock('./askHost');
const askHost = jest.mocked(host.askHost);

const viewOf = (version: string) => {
  const { name, manifest } = entryOf('mfe-events', [{ path: '/events', title: 'Events' }]);
  return {
    remotes: [{ name, version, manifest: { ...manifest, frontDoor: '/front-door' } }],
  } as RegistryView;
};

let time: number;
let log: { error: jest.Mock };
let source: ReturnType<typeof createFrontDoorSource>;
const ask = async (version = 'v001') => (await source(viewOf(version), 'en'))?.html ?? null;

beforeEach(() => {
  time = 0;
  log = { error: jest.fn() };
  askHost.mockReset();
  askHost.mockImplementation(({ version }) =>
    Promise.resolve({ html: `${version} at ${time}`, costs: 'fetches;desc=1' }),
  );
  source = createFrontDoorSource({
    hosts: { 'mfe-events': 'http://events:3005' },
    secure: true,
    log,
    now: () => time,
  });
});

it('asks the host of the remote at the address in its manifest', async () => {
  await ask();

  expect(askHost.mock.calls[0]![0]).toMatchObject({ version: 'v001', language: 'en' });
  expect(String(askHost.mock.calls[0]![0].url)).toBe('http://events:3005/front-door');
});

it('asks once for all who come at the same time, and who come soon after', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask()));
  time = 9999;
  pages.push(await ask());
  expect(new Set(pages)).toEqual(new Set(['v001 at 0']));
  expect(askHost).toHaveBeenCalledTimes(1);

  time = 10_000;
  expect(await ask()).toBe('v001 at 10000');
});

it('tells what a page cost to the one for whom it was drawn', async () => {
  expect((await source(viewOf('v001'), 'en'))?.costs).toBe('fetches;desc=1');
  expect((await source(viewOf('v001'), 'en'))?.costs).toBeNull();
});

it('shows what was drawn last while the host is away, for ten minutes', async () => {
  await ask();
  askHost.mockRejectedValue(new Error('away'));

  time = 10 * 60_000 - 1;
  expect(await ask()).toBe('v001 at 0');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe-events' }),
    expect.any(String),
  );

  time = 10 * 60_000;
  expect(await ask()).toBeNull();
});

it('has the first visitor wait for a host that is only starting', async () => {
  const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  askHost.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);

  expect(await ask()).toBe('v001 at 0');
  expect(askHost.mock.calls[0]![0].timeoutMs).toBeGreaterThan(5000);
  expect(log.error).not.toHaveBeenCalled();

  time = 20_000;
  askHost.mockRejectedValue(refused);
  expect(await ask()).toBe('v001 at 0');
  expect(askHost).toHaveBeenCalledTimes(4);
  expect(askHost.mock.lastCall![0].timeoutMs).toBeUndefined();
});

it('does not have every visitor wait for a host that is away', async () => {
  askHost.mockRejectedValue(new Error('away'));
  await ask();
  time = 4999;
  await ask();
  expect(askHost).toHaveBeenCalledTimes(1);

  time = 5000;
  await ask();
  expect(askHost).toHaveBeenCalledTimes(2);
});

it('shows nothing of a version that visitors do not have any more', async () => {
  await ask('v001');
  askHost.mockRejectedValue(new Error('away'));

  expect(await ask('v002')).toBeNull();
});

it('knows no host by itself', async () => {
  source = createFrontDoorSource({ hosts: {}, secure: true, log });

  expect(await ask()).toBeNull();
  expect(askHost).not.toHaveBeenCalled();
});
