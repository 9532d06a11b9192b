import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cyclesIn, loadedBy, readImportGraph } from './importGraph';
import { readWorkspaces } from './workspaces';

const root = join(__dirname, '../..');
const FOLDERS = ['gateway', 'infra', 'registry', 'shared-ui', 'shell', 'subgraphs'];

function doors(): Map<string, string> {
  return new Map(
    readWorkspaces(root).flatMap(({ name, folder }) => {
      const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(
        ([door, file]) => [name + door.slice(1), join(folder, file)] as const,
      );
    }),
  );
}

it('no file of ours loads itself by way of others', () => {
  const remotes = readWorkspaces(root).flatMap(({ folder }) => (folder.startsWith('mfe-') ? [folder] : []));
  const graph = readImportGraph(root, [...FOLDERS, ...remotes], doors());

  expect(graph.size).toBeGreaterThan(4000);
  expect(graph.get('gateway/src/gateway.ts')).toContain('subgraphs/kit/src/index.ts');
  expect(cyclesIn(graph)).toEqual([]);
});

it('finds a cycle, and each by itself', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['e']],
    ['f', ['a', 'e']],
  ]);

  expect(cyclesIn(graph).map((cycle) => cycle.sort())).toEqual([['e'], ['a', 'b', 'c']]);
});

it('counts what is loaded, and not what only types or calls import', () => {
  const source = `
import './styles';
import type { A } from './a';
import { type B } from './b';
import c, { d } from './c';
import {
  e,
  type F,
} from './e';
export { g } from './g';
export type { H } from './h';
export * from './i';
export const j = () => import('./j');
`;

  expect(loadedBy(source)).toEqual(['./styles', './b', './c', './e', './g', './i']);
});
