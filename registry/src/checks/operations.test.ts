import { testBuild } from '../testing/testBuild';
import { operations } from './operations';
import { candidate, testLive } from './testing';

const verdictOn = (...documents: string[]) =>
  operations.run(candidate({ documents }, testBuild({ documents })), testLive());

it('accepts operations that are valid against the live schema', async () => {
  expect(await verdictOn('query Me{me{id name}}', 'query Again{me{id}}')).toEqual({
    summary: 'all 2 can be answered by the live graph',
    problems: [],
  });
});

it('refuses an operation with an unknown field, and names it', async () => {
  const { problems } = await verdictOn('query Me{me{id}}', 'query Mood{me{mood}}');

  expect(problems).toEqual([
    'Mood: Cannot query field "mood" on type "User". Deploy the subgraph first, or ask for what there is.',
  ]);
});

it('refuses a build that does not list its operations', async () => {
  const verdict = operations.run(candidate(undefined, testBuild()), testLive());

  await expect(verdict).rejects.toThrow('does not say which operations it sends');
});
