import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateOneOfEach, tryGenerators } from './testing/tryGenerators';

/**
 * Generates one thing of each kind in a copy of the repository, checks its types and runs its tests.
 * node --import tsx infra/generators/prove.ts
 */
async function main(): Promise<void> {
  const copy = tryGenerators(join(import.meta.dirname, '../..'));
  process.once('exit', copy.remove);
  const { node, folder } = copy;
  await generateOneOfEach(copy);

  const put = (path: string, json: object) => writeFileSync(join(folder, path), JSON.stringify(json));
  put('tsconfig.server.json', { extends: './tsconfig.node.json', include: ['subgraphs/content'] });
  put('tsconfig.page.json', {
    extends: './tsconfig.web.json',
    include: ['mfe-opportunities/src', 'mfe-mentoring/src', 'shared-ui/src'],
  });
  const types = 'node_modules/typescript-native/bin/tsc';
  await node(types, '-p', 'tsconfig.server.json');
  await node(types, '-p', 'tsconfig.page.json');
  console.log('  the types of what was generated are right');

  const jest = ['node_modules/jest/bin/jest.js', '--config=infra/test/jest.config.cjs', '--json'];
  const told = await node(...jest, 'shareOpportunity', 'readingNote', 'QuietNote', 'mfe-mentoring');
  const { numPassedTestSuites, numFailedTests } = JSON.parse(told) as Record<string, number>;
  if (numPassedTestSuites !== 4 || numFailedTests !== 0)
    throw new Error(`Of four files of tests ${numPassedTestSuites} passed.`);
  console.log('  each of the four has tests, and they pass');
}

await main();
