import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild, sizeOf } from './buildRecord';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(folder, 'entry.js'), 'start()');
  writeFileSync(join(folder, 'entry.js.br'), 'abc');
  writeFileSync(join(folder, 'font.woff2'), 'letters');
});
afterEach(() => rmSync(folder, { recursive: true }));

const facts = { app: 'mfe-x', entry: 'entry.js', exposes: { './remote': ['entry.js'] }, manifest: null };

it('lists what is served with its sizes and digests, and not the compressed copies', () => {
  const record = describeBuild(folder, facts);

  expect(record.files).toEqual({
    'entry.js': {
      bytes: 7,
      brotli: 3,
      integrity: `sha384-${createHash('sha384').update('start()').digest('base64')}`,
    },
    'font.woff2': { bytes: 7, brotli: null, integrity: expect.stringMatching(/^sha384-/) },
  });
  expect(sizeOf(record, ['entry.js', 'font.woff2'])).toBe(10);
});

it('gives the same output the same version, and another output another', () => {
  const first = describeBuild(folder, facts).version;
  const again = describeBuild(folder, facts).version;
  writeFileSync(join(folder, 'entry.js'), 'startAnew()');

  expect(again).toBe(first);
  expect(describeBuild(folder, facts).version).not.toBe(first);
  expect(describeBuild(folder, { ...facts, owner: 'Another team' }).version).not.toBe(
    describeBuild(folder, facts).version,
  );
});
