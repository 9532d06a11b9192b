import { join } from 'node:path';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createInstance, type Instance } from './instance';

const PART = join(__dirname, '../start/testing/part.ts');
// Two starts of a process, on a machine that may be busy.
jest.setTimeout(60_000);

let instance: Instance;
let part: string;
beforeAll(async () => {
  const port = await freePort();
  part = `http://127.0.0.1:${port}`;
  instance = createInstance(PART, port, {});
  await instance.start();
});
afterAll(() => instance.end());

const pid = async (patience = 20_000) =>
  (await fetch(part, { headers: { connection: 'close' }, signal: AbortSignal.timeout(patience) })).text();

it('suspended, nobody answers; resumed, the same process does', async () => {
  const before = await pid();
  instance.suspend();

  await expect(pid(200)).rejects.toThrow(/timeout/);

  instance.resume();
  expect(await pid()).toBe(before);
});

it('killed, it is gone, though it was suspended; started again, it is another one on the same port', async () => {
  const before = await pid();
  instance.suspend();

  await instance.kill();

  await expect(pid()).rejects.toThrow(/fetch failed/);
  await instance.start();
  expect(await pid()).not.toBe(before);
});

it('says what it holds in memory', async () => {
  const { heap, rss } = await instance.memory();

  expect(heap).toBeGreaterThan(2 ** 20);
  expect(rss).toBeGreaterThan(heap);
});

it('gone, its memory is not asked for', async () => {
  await instance.kill();

  await expect(instance.memory()).rejects.toThrow(/is not running/);
});
