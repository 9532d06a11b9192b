import { randomUUID } from 'node:crypto';
import { randomFrom } from './random';
import { harmful, healthy, someAlwaysFail } from './scenarios';
import { simulate, type Scenario } from './simulate';

const MINUTE = 60_000;

const run = (seed: number, scenarioOf: (random: () => number) => Scenario) => {
  const random = randomFrom(seed);
  return simulate(
    process.env.TEST_MONGODB_URI!,
    `test_${randomUUID().slice(0, 12)}`,
    scenarioOf(random),
    random,
  );
};

it.each([1, 2, 3])(
  'a release of whose mutations 5 % fail is taken back within two minutes (%d)',
  async (seed) => {
    const { takenBackAfter, why } = await run(seed, harmful);

    expect(takenBackAfter).toBeLessThanOrEqual(2 * MINUTE);
    expect(why).toMatch(/^mutations fail for \d+ of \d+ people/);
  },
);

it.each([1, 2, 3])('a release with which nothing is the matter stays (%d)', async (seed) => {
  const { takenBackAfter } = await run(seed, (random) => ({ ...healthy(random), lasts: 4 * MINUTE }));

  expect(takenBackAfter).toBeNull();
});

it.each([1, 2, 3])('a release stays that the same people fail with as before (%d)', async (seed) => {
  const { takenBackAfter } = await run(seed, (random) => ({
    ...someAlwaysFail(random),
    before: 30 * MINUTE,
    lasts: 4 * MINUTE,
  }));

  expect(takenBackAfter).toBeNull();
});
