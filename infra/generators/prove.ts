import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../ci/step';
import { tryGenerators } from './testing/tryGenerators';

/** Tests that hold lists of what there is: a new thing has to be in each of them. */
const LISTS = [
  'gateway/src/access',
  'gateway/src/models',
  'gateway/bff/src/account/account.test',
  'gateway/graph/src/documents/everyArea',
  'infra/deployment/packaging',
  'infra/deployment/imports',
  'infra/deployment/configuration',
  'registry/src/checks/budget',
  'subgraphs/kit/src/access',
  'mfe-[a-z-]+/src/messages',
];

/**
 * Generates one thing of each kind in a copy of the repository, as `npm run new` does, and holds it as `npm run verify`
 * would: the graph, lint, formatting, types, its tests and the tests that list what there is. Then the new area is built,
 * the product started with it, and its journey gone through. node --import tsx infra/generators/prove.ts
 */
async function main(): Promise<void> {
  const { folder, node, generate, remove } = tryGenerators(join(import.meta.dirname, '../..'));
  process.once('exit', remove);

  const written = await step('one of each is generated', generate);
  const sources = written.filter((path) => /\.tsx?$/.test(path));
  const tests = sources.filter((path) => /\.test\.tsx?$/.test(path));

  await step('the graph is what was committed', () =>
    node('--import', 'tsx', 'infra/codegen/codegen.ts', '--check'),
  );
  await step('lint and formatting find nothing', async () => {
    await node('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...sources);
    await node('node_modules/prettier/bin/prettier.cjs', '--check', ...written);
  });
  await step('the types are right', async () => {
    for (const project of ['tsconfig.node.json', 'tsconfig.web.json'])
      await node('node_modules/typescript-native/bin/tsc', '-p', project);
  });
  await step('its tests pass, and those that list what there is', async () => {
    const jest = [
      'node_modules/jest/bin/jest.js',
      '--config=infra/test/jest.config.cjs',
      '--json',
      '--outputFile=report.json',
      '--silent',
    ];
    await node(...jest, ...tests, ...LISTS);
    const { numFailedTests, testResults } = JSON.parse(
      readFileSync(join(folder, 'report.json'), 'utf8'),
    ) as Report;
    const passed = testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
    const missing = tests.filter((test) => !passed.some((name) => name.endsWith(test)));
    if (numFailedTests > 0 || missing.length > 0)
      throw new Error(`These did not pass: ${missing.join(', ')}`);
  });
  await step('the area is built, and its journey gone through in the product', () =>
    node('--import', 'tsx', 'infra/generators/testing/openArea.process.ts', 'mentoring'),
  );
}

interface Report {
  numFailedTests: number;
  testResults: { name: string; status: string }[];
}

await main();
