import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freshBuild, rememberInputs } from './freshness';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  put('mfe-x/src/Root.tsx', 'one');
  put('mfe-x/src/manifest.ts', 'declared');
  put('dist/mfe-x/entry.js', 'built');
  put('dist/mfe-x/build.json', JSON.stringify({ app: 'mfe-x', files: { 'entry.js': {} } }));
  rememberInputs(root, 'mfe-x', 'settings', ['mfe-x/src/Root.tsx']);
});
afterEach(() => rmSync(root, { recursive: true }));

it('keeps a build while nothing it was made from changes', () => {
  put('mfe-x/src/Root.test.tsx', 'a test is no part of a build');

  expect(freshBuild(root, 'mfe-x', 'settings')).toMatchObject({ app: 'mfe-x' });
});

it.each([
  ['a source changed', () => put('mfe-x/src/Root.tsx', 'two')],
  ['a source is gone', () => rmSync(join(root, 'mfe-x/src/Root.tsx'))],
  ['the manifest changed', () => put('mfe-x/src/manifest.ts', 'declared anew')],
  ['a library of its own came', () => put('mfe-x/node_modules/react/package.json', '{"version":"18.3.1"}')],
  ['a built file is missing', () => rmSync(join(root, 'dist/mfe-x/entry.js'))],
])('builds again when %s', (_what, happen) => {
  happen();

  expect(freshBuild(root, 'mfe-x', 'settings')).toBeNull();
});

it('builds again when a library of its own goes, or is another version', () => {
  const file = 'mfe-x/node_modules/@scope/react/package.json';
  put(file, '{"version":"18.3.1"}');
  rememberInputs(root, 'mfe-x', 'settings', []);
  expect(freshBuild(root, 'mfe-x', 'settings')).not.toBeNull();

  put(file, '{"version":"19.0.0"}');
  expect(freshBuild(root, 'mfe-x', 'settings')).toBeNull();
  rmSync(join(root, 'mfe-x/node_modules'), { recursive: true });
  expect(freshBuild(root, 'mfe-x', 'settings')).toBeNull();
});

it('builds again when apps are built in another way than before', () => {
  expect(freshBuild(root, 'mfe-x', 'other settings')).toBeNull();
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
