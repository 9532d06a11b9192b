import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { seedOnce } from './seedOnce';

let root: string;
let seed: jest.Mock<Promise<void>, []>;
const place = (database = 'athenaeum', today = '2026-11-27') => ({
  root,
  dataDir: join(root, '.data'),
  database,
  today,
});

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const file of [
    'infra/start/seed.ts',
    'infra/media/assets/recordings/one.mp4',
    'subgraphs/users/src/seed/members.ts',
  ])
    put(file, 'as it was');
  seed = jest.fn(() => Promise.resolve());
  await seedOnce(place(), seed);
  expect(seed).toHaveBeenCalledTimes(1);
});
afterEach(() => rmSync(root, { recursive: true }));

it('loads the demo data once', async () => {
  put('subgraphs/users/src/seed/members.test.ts', 'a test is no part of it');

  await seedOnce(place(), seed);

  expect(seed).toHaveBeenCalledTimes(1);
});

it.each([
  ['its sources are edited', () => put('subgraphs/users/src/seed/members.ts', 'one more')],
  ['a recording is another one', () => put('infra/media/assets/recordings/one.mp4', 'cut')],
  ['the data was emptied', () => rmSync(join(root, '.data'), { recursive: true })],
])('loads it again when %s', async (_what, happen) => {
  happen();

  await seedOnce(place(), seed);

  expect(seed).toHaveBeenCalledTimes(2);
});

it('loads it again on another day', async () => {
  await seedOnce(place('athenaeum', '2026-11-28'), seed);

  expect(seed).toHaveBeenCalledTimes(2);
});

it('loads it into each database, and again where that failed', async () => {
  seed.mockRejectedValueOnce(new Error('away'));
  await expect(seedOnce(place('another'), seed)).rejects.toThrow('away');

  await seedOnce(place('another'), seed);

  expect(seed).toHaveBeenCalledTimes(3);
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
