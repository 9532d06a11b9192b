import { seededNumbers } from '@athenaeum/common/numbers';
import { randomUUID } from 'node:crypto';
import { harmful, HARMS, healthy, someAlwaysFail } from './scenarios';
import { simulate, type Scenario } from './simulate';

const MINUTE = 60_000;

const run = (seed: number, scenarioOf: (random: () => number) => Scenario) => {
  const random = seededNumbers(seed);
  return simulate(
    process.env.TEST_MONGODB_URI!,
    `test_${randomUUID().slice(0, 12)}`,
    scenarioOf(random),
    random,
  );
};

it.each([1, 2, 3])(
  'a release with 5 % failing mutations is rolled back within two minutes (%d)',
  async (seed) => {
    const { takenBackAfter, why } = await run(seed, () => harmful());

    expect(takenBackAfter).toBeLessThanOrEqual(2 * MINUTE);
    expect(why).toMatch(/^mutations fail for \d+ of \d+ people/);
  },
);

it.each([
  ['a handler fails for 20 % of visits', /^handlers fail/],
  ['interactions take three times as long', /^the page answers later/],
  ['the page is blocked for 300 ms more in a minute', /^the page is blocked/],
] as const)('a release is rolled back when %s', async (what, figures) => {
  const { why } = await run(1, () => harmful(HARMS[what]));

  expect(why).toMatch(figures);
});

it.each([1, 2, 3])('a healthy release stays (%d)', async (seed) => {
  const { takenBackAfter } = await run(seed, (random) => ({ ...healthy(random), lasts: 4 * MINUTE }));

  expect(takenBackAfter).toBeNull();
});

it.each([1, 2, 3])('a release stays when the same people fail as before (%d)', async (seed) => {
  const { takenBackAfter } = await run(seed, (random) => ({
    ...someAlwaysFail(random),
    before: 30 * MINUTE,
    lasts: 4 * MINUTE,
  }));

  expect(takenBackAfter).toBeNull();
});
