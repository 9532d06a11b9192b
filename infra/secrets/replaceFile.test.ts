import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from './replaceFile';

it('leaves a file to the same accounts as before, and nothing beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'secrets.env');
  writeFileSync(file, 'SESSION_SECRET=first\n', { mode: 0o640 });

  replaceFile(file, 'SESSION_SECRET=drawn\n');

  expect(readFileSync(file, 'utf8')).toBe('SESSION_SECRET=drawn\n');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('640');
  expect(readdirSync(folder)).toEqual(['secrets.env']);
  rmSync(folder, { recursive: true });
});
