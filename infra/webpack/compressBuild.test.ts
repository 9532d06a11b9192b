import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describeBuild, readRecord, writeRecord } from './buildRecord';
import { compressBuild } from './compressBuild';

const CODE = 'export const words = "word ".repeat(100);\n'.repeat(50);
const OPERATIONS = { file: 'operations.json', count: 0, integrity: 'sha384-' };
const facts = { app: 'mfe-x', entry: 'entry.js', exposes: {}, manifest: null, operations: OPERATIONS };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  write('entry.js', CODE);
  write('tiny.js', '1');
  write('font.woff2', 'letters'.repeat(100));
  write('operations.json', JSON.stringify({ words: CODE }));
  writeRecord(folder, { ...describeBuild(folder, facts), isToCompress: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes of a build what it would have been with Brotli from the beginning', () => {
  const { version } = readRecord(folder);

  const completed = compressBuild(folder);

  expect(brotliDecompressSync(read('entry.js.br')).toString()).toBe(CODE);
  expect(completed.files['entry.js']!.brotli).toBe(atBest(CODE).length);
  expect(completed.version).toBe(version);
  expect(completed).toEqual(describeBuild(folder, facts));
  expect(readRecord(folder)).toEqual(completed);
});

it('compresses neither what gains nothing, nor what is sent to nobody', () => {
  compressBuild(folder);

  const isCompressed = (name: string) => existsSync(join(folder, `${name}.br`));
  expect(['tiny.js', 'font.woff2', 'operations.json'].filter(isCompressed)).toEqual([]);
});

it('leaves a complete build as it is', () => {
  compressBuild(folder);
  write('entry.js.br', 'from before');

  compressBuild(folder);

  expect(read('entry.js.br').toString()).toBe('from before');
});

it('describes nothing that another build has put in the place of its own', () => {
  write('entry.js', 'another();'.repeat(100));

  expect(compressBuild(folder).isToCompress).toBe(true);

  expect(existsSync(join(folder, 'entry.js.br'))).toBe(false);
});

const atBest = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name));
