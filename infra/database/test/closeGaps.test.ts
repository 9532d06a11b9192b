import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeGaps } from '../src/server/closeGaps';
import { Storage } from '../src/storage/storage';
import { temporaryFolder } from './openDatabase';

const ALWAYS = { leastFileBytes: 0, leastFreeBytes: 0, leastFreeShare: 0 };
const ROWS = 2000;
const key = (i: number) => Buffer.from(`row ${String(i).padStart(6, '0')}`);
const all = { start: Buffer.from('row '), end: Buffer.from('row!') };
const valueOf = (i: number) => Buffer.alloc(i % 10 === 0 ? 9000 : 300, i % 256);

// A process for each place where it is killed.
jest.setTimeout(180_000);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A file in which nine of ten rows have been removed. */
async function fileWithGaps(): Promise<string> {
  const folder = temporaryFolder();
  folders.push(folder);
  const storage = new Storage(folder);
  await storage.write((view) => {
    for (let i = 0; i < ROWS; i++) view.put(key(i), valueOf(i));
  });
  await storage.write((view) => {
    for (let i = 0; i < ROWS; i++) if (i % 10 !== 1) view.remove(key(i));
  });
  await storage.close();
  return folder;
}

async function withStorage<T>(folder: string, use: (storage: Storage) => T | Promise<T>): Promise<T> {
  const storage = new Storage(folder);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

const rowsIn = (folder: string) =>
  withStorage(folder, (storage) =>
    [...storage.latest().entries(all)].map(([name, value]) => [String(name), value.length, value[0]]),
  );
const kept = Array.from({ length: ROWS }, (_, i) => i)
  .filter((i) => i % 10 === 1)
  .map((i) => [String(key(i)), valueOf(i).length, i % 256]);
const pagesIn = (folder: string) => withStorage(folder, (storage) => storage.pages());
const bytesIn = (folder: string) => statSync(join(folder, 'data.mdb')).size;

it('rewrites a file with gaps, with all that is in it, and it takes writes as before', async () => {
  const folder = await fileWithGaps();
  const before = { pages: await pagesIn(folder), bytes: bytesIn(folder) };
  expect(before.pages.free).toBeGreaterThan(before.pages.used);

  await closeGaps(folder, ALWAYS);

  const after = await pagesIn(folder);
  expect(after.free).toBeLessThan(10);
  expect(bytesIn(folder)).toBeLessThan(before.bytes / 3);
  expect(await rowsIn(folder)).toEqual(kept);
  await withStorage(folder, (storage) => storage.write((view) => view.put(key(ROWS), valueOf(ROWS))));
  expect(await rowsIn(folder)).toHaveLength(kept.length + 1);
  expect(existsSync(join(folder, 'without-gaps'))).toBe(false);
});

it.each([
  ['a small one', { ...ALWAYS, leastFileBytes: 2 ** 40 }],
  ['one with few gaps', { ...ALWAYS, leastFreeBytes: 2 ** 40 }],
  ['one with few gaps for its size', { ...ALWAYS, leastFreeShare: 0.99 }],
])('leaves %s as it is', async (_name, thresholds) => {
  const folder = await fileWithGaps();
  const before = readFileSync(join(folder, 'data.mdb'));

  await closeGaps(folder, thresholds);

  expect(readFileSync(join(folder, 'data.mdb')).equals(before)).toBe(true);
});

it('a copy that an earlier start left, cut anywhere, is thrown away', async () => {
  const folder = await fileWithGaps();
  const whole = readFileSync(join(folder, 'data.mdb'));
  for (const bytes of [0, 1, 4095, 4096, 8192, whole.length - 1, whole.length]) {
    mkdirSync(join(folder, 'without-gaps'), { recursive: true });
    writeFileSync(join(folder, 'without-gaps', 'data.mdb'), whole.subarray(0, bytes));

    await closeGaps(folder);

    expect(existsSync(join(folder, 'without-gaps'))).toBe(false);
    expect(await rowsIn(folder)).toEqual(kept);
  }
});

it('keeps the file when the copy cannot be made', async () => {
  const folder = await fileWithGaps();
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const copy = jest.spyOn(Storage.prototype, 'copyWithoutGaps').mockRejectedValue(new Error('no space left'));

  await closeGaps(folder, ALWAYS);

  expect(complain).toHaveBeenCalledWith('database file keeps its gaps: no space left');
  expect(await rowsIn(folder)).toEqual(kept);
  copy.mockRestore();
  complain.mockRestore();
});

/** Resolves to whether it was killed on the way. */
async function closeGapsKilled(folder: string, step: number): Promise<boolean> {
  const entry = 'infra/database/durability/closeGapsKilled.process.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', entry, folder, String(step)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([0, 'SIGKILL']).toContain(code ?? signal);
  return signal === 'SIGKILL';
}

it('loses nothing when it is killed at any step, and the next start finishes it', async () => {
  const gappy = await fileWithGaps();
  let kills = 0;
  for (let wasKilled = true; wasKilled;) {
    const folder = temporaryFolder();
    folders.push(folder);
    cpSync(join(gappy, 'data.mdb'), join(folder, 'data.mdb'));

    wasKilled = await closeGapsKilled(folder, kills + 1);

    if (wasKilled) kills++;
    expect(await rowsIn(folder)).toEqual(kept);
    await closeGaps(folder, ALWAYS);
    expect(await rowsIn(folder)).toEqual(kept);
    expect((await pagesIn(folder)).free).toBeLessThan(10);
  }
  // The rename among them, and what makes it last.
  expect(kills).toBeGreaterThanOrEqual(10);
});
