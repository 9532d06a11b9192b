import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem } from './change';
import { aggregate } from './kinds/aggregate';
import { element } from './kinds/element';
import { feature } from './kinds/feature';
import { remote } from './kinds/remote';
import { generateOneOfEach, tryGenerators, type TriedCopy } from './testing/tryGenerators';

const REPOSITORY = join(__dirname, '../..');
// Processes that start one after the other, on a machine that may be busy.
jest.setTimeout(300_000);
let copy: TriedCopy;

beforeAll(() => {
  copy = tryGenerators(REPOSITORY);
});
afterAll(() => copy.remove());

it('begins things whose schema and operations belong to the graph', async () => {
  await generateOneOfEach(copy);

  const supergraph = readFileSync(join(copy.folder, 'gateway/supergraph.graphql'), 'utf8');
  expect(supergraph).toContain('type ReadingNote');
  for (const path of [
    'mfe-opportunities/src/features/shareOpportunity',
    'mfe-mentoring/src/manifest.ts',
    'shared-ui/src/elements/QuietNote/QuietNote.tsx',
  ])
    expect([path, existsSync(join(copy.folder, path))]).toEqual([path, true]);
});

it('never overwrites, and leaves nothing half done', async () => {
  const read = () => readFileSync(join(copy.folder, 'subgraphs/content/src/resolvers.ts'), 'utf8');
  const before = read();

  await expect(copy.generate('aggregate', 'content', 'salon')).rejects.toThrow('exists already');

  expect(read()).toBe(before);
  expect(existsSync(join(copy.folder, 'subgraphs/content/contract/src/salon.ts'))).toBe(false);
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
