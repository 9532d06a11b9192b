import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { summarize, type Counted, type JestSummary } from './summary';

/**
 * Runs the unit tests and tells which branches of the product they take: by package, and the files that have the least of
 * them taken; also in `coverage/summary.json`. What follows is for Jest: `coverage.ts --maxWorkers=1 subgraphs/users`.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const asked = process.argv.slice(2);
const isWhole = asked.every((argument) => argument.startsWith('--'));

const jest = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    // The whole in groups of files, as `npm test` runs them.
    `--config=infra/coverage/${isWhole ? 'jest.grouped' : 'jest'}.config.cjs`,
    '--silent',
    ...asked,
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
const [code] = (await once(jest, 'exit')) as [number | null];

const counts = JSON.parse(
  readFileSync(join(ROOT, 'coverage/unit/coverage-summary.json'), 'utf8'),
) as JestSummary;
const { packages, all, least } = summarize(ROOT, counts);
writeFileSync(
  join(ROOT, 'coverage/summary.json'),
  `${JSON.stringify({ at: new Date().toISOString(), all, packages, least }, null, 2)}\n`,
);

console.log(`\nBranches taken by the unit tests\n${[...packages, all].map(rowOf).join('\n')}`);
console.log(`\nThe files with the least of them taken\n${least.map(rowOf).join('\n')}`);
process.exitCode = code ?? 1;

function rowOf({ name, percent, covered, total }: Counted): string {
  return `${percent.toFixed(1).padStart(6)} %  ${`${covered}/${total}`.padStart(11)}  ${name}`;
}
