import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { layers, zones } from './boundaries';
import { boundariesRule } from './boundariesRule';
import { readWorkspaces } from './workspaces';

const root = join(__dirname, '../..');
const linter = new Linter({ cwd: root });

function problemsIn(code: string): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { athenaeum: { rules: { boundaries: boundariesRule } } },
    rules: {
      'athenaeum/boundaries': ['error', { zones, layers, workspaces: readWorkspaces(root) }],
    } as Linter.RulesRecord,
  };
  return linter
    .verify(code, config, { filename: join(root, 'mfe-coaching/src/api.ts') })
    .map(({ message }) => message);
}

it.each([
  ["import { accounts } from '@athenaeum/users-subgraph';"],
  ["import type { Account } from '@athenaeum/users-subgraph';"],
  ["import '@athenaeum/users-subgraph';"],
  ["export { accounts } from '@athenaeum/users-subgraph';"],
  ["export * from '@athenaeum/users-subgraph';"],
  ["const late = import('@athenaeum/users-subgraph');"],
  ["type Accounts = import('@athenaeum/users-subgraph').Accounts;"],
])('sees %s', (code) => {
  expect(problemsIn(code)).toEqual([
    expect.stringMatching(/^mfe-coaching may not import @athenaeum\/users-subgraph\./),
  ]);
});

it('lets the same pass where the table allows it', () => {
  const code = `
    import { goals } from '@athenaeum/users-contract';
    export * from '@athenaeum/shell-contract';
    const name = '@athenaeum/users-subgraph';
    const late = (which: string) => import(which);
  `;

  expect(problemsIn(code)).toEqual([]);
});
