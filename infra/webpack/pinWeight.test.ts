import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import pinWeight from './pinWeight';

jest.mock('subset-font', () => ({ __esModule: true, default: jest.fn() }));
const packer = jest.mocked(subsetFont);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'athenaeum-fonts-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  packer.mockReset().mockResolvedValue(Buffer.from('packed'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const pinned = (font: string, resourceQuery = '?wght=400') =>
  new Promise<string>((done, fail) => {
    const answer = (error: Error | null, packed?: Buffer) => (error ? fail(error) : done(String(packed)));
    const context = { resourceQuery, resourcePath: 'font.woff2', async: () => answer };
    // Of what webpack gives a loader, all that this one uses.
    pinWeight.call(context as never, Buffer.from(font));
  });

const folder = () => join(root, '.cache/fonts');

it('packs a font once for two builds that want it at the same time', async () => {
  expect(await Promise.all([pinned('sans'), pinned('sans')])).toEqual(['packed', 'packed']);

  expect(packer).toHaveBeenCalledTimes(1);
  expect(await pinned('sans')).toBe('packed');
  expect(packer).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder())).toHaveLength(1);
});

it('packs each font, and each weight of one, by itself', async () => {
  await Promise.all([pinned('sans'), pinned('serif'), pinned('sans', '?wght=400:600')]);

  expect(packer.mock.calls.map(([, , { variationAxes }]) => variationAxes?.wght)).toEqual([
    400,
    400,
    { min: 400, max: 600 },
  ]);
});

it('packs a font that an ended build had begun', async () => {
  const hash = createHash('sha256').update('sans').update('400');
  for (const file of [resolve(__dirname, 'pinWeight.ts'), join(root, 'package-lock.json')])
    hash.update(readFileSync(file));
  mkdirSync(folder(), { recursive: true });
  writeFileSync(join(folder(), `${hash.digest('hex')}.woff2.begun`), '');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const packed = pinned('sans');
  await jest.advanceTimersByTimeAsync(11_000);

  expect(await packed).toBe('packed');
  expect(packer).toHaveBeenCalledTimes(1);
});

it('refuses a font without a weight', async () => {
  await expect(pinned('sans', '')).rejects.toThrow('font.woff2 is asked for without a weight.');
});
