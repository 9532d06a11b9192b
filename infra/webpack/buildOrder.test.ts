import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inBuildOrder } from './buildOrder';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'order-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('begins with what has most to compile, tests and pictures not counted', () => {
  write('mfe-small/src/page.tsx', 100);
  write('mfe-small/src/page.test.tsx', 900);
  write('mfe-small/src/picture.png', 900);
  write('mfe-large/src/pages/page.tsx', 150);
  write('mfe-large/src/pages/rows.ts', 100);

  expect(inBuildOrder(root, ['mfe-small', 'mfe-large'])).toEqual(['mfe-large', 'mfe-small']);
});

it('counts the sources of the shell and of a site for each time that they are compiled', () => {
  write('mfe-plain/src/page.tsx', 150);
  write('shell/src/page.tsx', 100);
  write('mfe-site/src/page.tsx', 70);
  write('mfe-site/src/site/openSite.ts', 10);

  expect(inBuildOrder(root, ['mfe-plain', 'mfe-site', 'shell'])).toEqual(['shell', 'mfe-site', 'mfe-plain']);
});

function write(file: string, bytes: number): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'x'.repeat(bytes));
}
