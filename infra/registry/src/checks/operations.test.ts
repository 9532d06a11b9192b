import { testBuild } from '../testing/testBuild';
import { operations } from './operations';
import { candidate, testLive } from './testing';

const verdictOn = (...documents: string[]) =>
  operations.run(candidate({ documents }, testBuild({ documents })), testLive());

it('lets pass what the live graph can answer', async () => {
  expect(await verdictOn('query Me{me{id name}}', 'query Again{me{id}}')).toEqual({
    summary: 'all 2 can be answered by the live graph',
    problems: [],
  });
});

it('refuses an operation that asks for a field that does not exist, by its name', async () => {
  const { problems } = await verdictOn('query Me{me{id}}', 'query Mood{me{mood}}');

  expect(problems).toEqual([
    'Mood: Cannot query field "mood" on type "User". Deploy the subgraph first, or ask for what there is.',
  ]);
});

it('refuses a build that does not say what it sends', async () => {
  const verdict = operations.run(candidate(undefined, testBuild()), testLive());

  await expect(verdict).rejects.toThrow('does not say which operations it sends');
});
