import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild, writeRecord } from './buildRecord';
import { foldersToCompress } from './foldersToCompress';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'dist-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('names the builds that a start has left without Brotli', () => {
  build('mfe-complete', {});
  const left = build('mfe-left', { isToCompress: true });
  mkdirSync(join(root, 'dist/no-build'));

  expect(foldersToCompress(root)).toEqual([left]);
});

it('names none where nothing is built', () => {
  expect(foldersToCompress(root)).toEqual([]);
});

function build(app: string, left: { isToCompress?: true }): string {
  const folder = join(root, 'dist', app);
  mkdirSync(folder, { recursive: true });
  writeRecord(folder, { ...describeBuild(folder, { app, entry: '', exposes: {}, manifest: null }), ...left });
  return folder;
}
