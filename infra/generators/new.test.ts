import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GeneratorProblem } from './change';
import { aggregate } from './kinds/aggregate';
import { element } from './kinds/element';
import { feature } from './kinds/feature';
import { remote } from './kinds/remote';
import { copyOfRepository } from './testing/copyOfRepository';

const REPOSITORY = join(__dirname, '../..');
const SLOW = 300_000;
const run = promisify(execFile);
let copy: string;

beforeAll(() => {
  copy = copyOfRepository(REPOSITORY);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, MONGODB_URI: process.env.TEST_MONGODB_URI };
  try {
    return (await run(process.execPath, args, { cwd: copy, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  }
};
const generate = (...args: string[]) => node('--import', 'tsx', 'infra/generators/new.ts', ...args);

it(
  'begins things that compile and whose tests pass',
  async () => {
    await generate('feature', 'mfe-opportunities', 'shareOpportunity');
    await generate('aggregate', 'content', 'readingNote');
    await generate('element', 'QuietNote');
    await generate('remote', 'mentoring');
    put('tsconfig.server.json', {
      extends: './tsconfig.node.json',
      include: ['subgraphs/content'],
    });
    put('tsconfig.page.json', {
      extends: './tsconfig.web.json',
      include: ['mfe-opportunities/src', 'mfe-mentoring/src', 'shared-ui/src'],
    });

    await node('--import', 'tsx', 'infra/codegen/codegen.ts');
    const types = 'node_modules/typescript-native/bin/tsc';
    await node(types, '-p', 'tsconfig.server.json');
    await node(types, '-p', 'tsconfig.page.json');
    const tests = await node(
      'node_modules/jest/bin/jest.js',
      '--config=infra/test/jest.config.cjs',
      '--json',
      'shareOpportunity',
      'readingNote',
      'QuietNote',
      'mfe-mentoring',
    );
    expect(JSON.parse(tests)).toMatchObject({ numPassedTestSuites: 4, numFailedTests: 0 });
  },
  SLOW,
);

it('never overwrites, and leaves nothing half done', async () => {
  const before = readFileSync(join(copy, 'subgraphs/content/src/resolvers.ts'), 'utf8');

  await expect(generate('aggregate', 'content', 'salon')).rejects.toThrow('exists already');

  expect(readFileSync(join(copy, 'subgraphs/content/src/resolvers.ts'), 'utf8')).toBe(before);
  expect(existsSync(join(copy, 'subgraphs/content/contract/src/salon.ts'))).toBe(false);
});

it.each([
  [feature, ['mfe-nowhere', 'share'], 'There is no area mfe-nowhere.'],
  [aggregate, ['nowhere', 'note'], 'There is no domain nowhere.'],
  [remote, ['learning'], 'mfe-learning exists already.'],
  [element, ['../outside'], 'usage: npm run new -- element <Name>'],
  [feature, [], 'usage: npm run new -- feature mfe-<area> <name>'],
])('says in one line what is wrong', (kind, args, message) => {
  expect(() => kind(REPOSITORY, args)).toThrow(new GeneratorProblem(message));
});

const put = (path: string, json: object) => writeFileSync(join(copy, path), JSON.stringify(json));
