import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild } from './buildRecord';
import { writeOperations } from './operations';

const ME = 'query Me{me{id}}';
const SALONS = 'query Salons{salons{ok}}';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'operations-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = () => readFileSync(join(folder, 'operations.json'), 'utf8');

it('lists what is sent by what anybody can compute from it', () => {
  const { count } = writeOperations(folder, { Me: ME, Salons: SALONS });

  expect(count).toBe(2);
  expect(JSON.parse(written())).toEqual({ [digest(ME)]: ME, [digest(SALONS)]: SALONS });
});

it('is the same file whatever order the documents were found in', () => {
  writeOperations(folder, { Me: ME, Salons: SALONS });
  const first = written();

  writeOperations(folder, { Salons: SALONS, Me: ME });

  expect(written()).toBe(first);
});

it('is a file of the build like any other, with one digest', () => {
  const operations = writeOperations(folder, { Me: ME });

  const { files } = describeBuild(folder, { app: 'mfe-x', entry: '', exposes: {}, manifest: null });

  expect(files['operations.json']?.integrity).toBe(operations.integrity);
});
