import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';
import { liveRegistry } from './liveRegistry';

const entry = (name: string, version: string) => ({ name, version }) as RemoteEntry;
const snapshot: ReadableSnapshot = {
  id: 's1',
  remotes: [entry('mfe-learning', 'v1'), entry('mfe-coaching', 'v1')],
  canaries: [{ entry: entry('mfe-learning', 'v2'), percent: 100 }],
  quarantined: [{ name: 'mfe-new', reason: 'not signed' }],
};
const published = (read: ReadableSnapshot | null) => ({
  current: () => Promise.resolve(read),
  findOverride: () => Promise.resolve(null),
  findPreview: () => Promise.resolve(null),
  close: () => Promise.resolve(),
});
const running = (entries: Record<number, RemoteEntry>) => (port: number) =>
  Promise.resolve(entries[port] ?? null);

it('replaces the published version of an area by the live one, and its canary too', async () => {
  const live = entry('mfe-learning', 'live-1');

  const source = liveRegistry(published(snapshot), { shell: 1, 'mfe-learning': 2 }, running({ 2: live }));

  expect(await source.current()).toEqual({
    ...snapshot,
    remotes: [live, snapshot.remotes[1]],
    canaries: [],
  });
});

it('adds live areas that were never published, also without a registry', async () => {
  const live = entry('mfe-new', 'live-1');
  const areas = { 'mfe-new': 2 };

  const beside = await liveRegistry(published(snapshot), areas, running({ 2: live })).current();
  const alone = await liveRegistry(published(null), areas, running({ 2: live })).current();

  expect(beside).toMatchObject({ remotes: [...snapshot.remotes, live], quarantined: [] });
  expect(alone).toMatchObject({ id: 'live', remotes: [live] });
});

it('keeps the published version while the server of an area is away', async () => {
  const areas = { 'mfe-learning': 2 };

  expect(await liveRegistry(published(snapshot), areas, running({})).current()).toEqual(snapshot);
  expect(await liveRegistry(published(null), areas, running({})).current()).toBeNull();
});

it('asks an area that ends a connection just as the next request comes on it', async () => {
  const answered = new WeakSet<Socket>();
  const live = entry('mfe-new', 'live-1');
  const area = createServer(({ socket }, response) => {
    if (answered.has(socket)) return void socket.destroy();
    answered.add(socket);
    response.end(JSON.stringify(live));
  }).listen(0, '127.0.0.1');
  await once(area, 'listening');
  const source = liveRegistry(published(null), { 'mfe-new': (area.address() as AddressInfo).port });

  const first = await source.current();
  // The connection rests from the next turn on.
  await setImmediate();
  const second = await source.current();
  area.close();

  expect([first, second]).toEqual(Array(2).fill(expect.objectContaining({ remotes: [live] })));
});
