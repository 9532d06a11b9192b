import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { filesOf, groupsOf, writeGroups } from './groups.cjs';

const PRODUCT = resolve(__dirname, '../..');
const ROOTS = ['gateway', 'subgraphs'];

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'groups-'))));
afterEach(() => rmSync(root, { recursive: true }));
const folder = () => join(root, '.cache/test-groups');

it('runs every file of tests that Jest finds, once', () => {
  const found = listed('jest.config.cjs').map((file) => relative(PRODUCT, file));

  const run = listed('jest.grouped.config.cjs').flatMap((file) => filesOf(file) ?? [relative(PRODUCT, file)]);

  expect(run.sort()).toEqual(found.sort());
});

function listed(config: string): string[] {
  const jest = ['node_modules/jest/bin/jest.js', `--config=infra/test/${config}`, '--json', '--listTests'];
  return JSON.parse(execFileSync(process.execPath, jest, { cwd: PRODUCT, encoding: 'utf8' })) as string[];
}

it('puts files of one package together, and of each package by itself', () => {
  put('gateway/src/a.test.ts', 'gateway/src/b.test.ts', 'subgraphs/users/src/c.test.ts');

  expect(groupsOf(root, ROOTS)).toMatchObject([
    { name: 'gateway-1', files: ['gateway/src/a.test.ts', 'gateway/src/b.test.ts'] },
    { name: 'subgraphs-users-1', files: ['subgraphs/users/src/c.test.ts'] },
  ]);
});

it('shares a package out into groups of about the same length', () => {
  for (const name of 'abcdefghij') put([`gateway/src/${name}.test.ts`, 'x'.repeat(20_000)]);

  const lengths = groupsOf(root, ROOTS).map(({ files }) => files.length);

  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2);
});

it.each([
  ['replaces a module', "jest.mock('pino');"],
  ['replaces a module in a test', "it('says', () => {\n  jest.doMock('pino');\n});"],
  ['loads modules anew', 'beforeEach(() => jest.resetModules());'],
  ['wants another environment', '/** @jest-environment ./page.cjs */'],
  ['says so', '// Runs alone: it counts what is loaded.'],
  ['spies from the start', "const planned = jest.spyOn(Planner.prototype, 'plan');"],
])('leaves a file alone that %s', (_what, text) => {
  put('gateway/src/a.test.ts', ['gateway/src/b.test.ts', text]);

  expect(groupsOf(root, ROOTS).map(({ files }) => files)).toEqual([
    ['gateway/src/b.test.ts'],
    ['gateway/src/a.test.ts'],
  ]);
});

it('puts a file together with others that spies in a test', () => {
  put('gateway/src/a.test.ts', ['gateway/src/b.test.ts', "it('x', () => {\n  jest.spyOn(Date, 'now');\n});"]);

  expect(groupsOf(root, ROOTS)).toHaveLength(1);
});

it('writes a file for each group, which says what it runs, and removes those of before', () => {
  const files = ['gateway/src/a.test.ts', 'gateway/src/b.test.ts'];

  put(...files);
  writeGroups(root, folder(), [{ name: 'gateway-1', files: [] }]);
  writeGroups(root, folder(), [{ name: 'gateway-2', files }]);

  expect(readdirSync(folder())).toEqual(['gateway-2.test.cjs']);
  expect(filesOf(join(folder(), 'gateway-2.test.cjs'))).toEqual(files);
  expect(filesOf(join(root, 'gateway/src/a.test.ts'))).toBeNull();
});

it('leaves a written file as it is while its group stays the same', () => {
  const groups = [{ name: 'gateway-1', files: ['gateway/src/a.test.ts'] }];
  put('gateway/src/a.test.ts');
  const writtenAt = () => statSync(join(folder(), 'gateway-1.test.cjs'), { bigint: true }).mtimeNs;

  writeGroups(root, folder(), groups);
  const before = writtenAt();
  writeGroups(root, folder(), groups);

  expect(writtenAt()).toBe(before);
});

it('loads what adds hooks before the first of several files, where one of them uses it', () => {
  const uses = "import { screen } from '@testing-library/react';";
  put('gateway/src/a.test.ts', ['gateway/src/b.test.ts', uses], 'subgraphs/users/src/c.test.ts');
  // What it replaces may not be loaded before.
  put(['gateway/src/d.test.ts', `${uses}\njest.mock('pino');`]);

  writeGroups(root, folder(), groupsOf(root, ROOTS));

  const written = (name: string) => readFileSync(join(folder(), `${name}.test.cjs`), 'utf8');
  expect(written('gateway-1').trim()).toMatch(/^require\("@testing-library\/react"\);\n/);
  expect(written('gateway-1')).toMatch(/^scope\(.*, require\("@testing-library\/react"\)\.cleanup\);$/m);
  for (const name of ['gateway-src-d', 'subgraphs-users-1'])
    expect(written(name)).not.toContain('@testing-library');
});

it('asks of Jest what a file that runs alone asks', () => {
  const pragma = '/** @jest-environment ./page.cjs */';
  put(['gateway/src/a.test.ts', `${pragma}\nit('works', () => {});`]);

  writeGroups(root, folder(), groupsOf(root, ROOTS));

  expect(readFileSync(join(folder(), 'gateway-src-a.test.cjs'), 'utf8')).toMatch(`${pragma}\n`);
});

function put(...files: (string | [name: string, text: string])[]): void {
  for (const file of files) {
    const [name, text] = typeof file === 'string' ? [file, "it('works', () => {});"] : file;
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const folder of ROOTS) mkdirSync(join(root, folder), { recursive: true });
}
