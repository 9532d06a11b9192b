import { seededNumbers } from '@athenaeum/common/numbers';
import { type Period, REMAINING_ODDS, weightFrom, weightOfDrop, weightsIn } from './dropTest';

const FALSE_ALARM = 0.002;
const period = (canary: [number, number], before: [number, number]): Period => ({
  canary: { reached: canary[0], visits: canary[1] },
  before: { reached: before[0], visits: before[1] },
});
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

it('is the ratio of how likely it is with a part of the odds, and with all of them', () => {
  // Three visits with each, of which two came to it: one with the canary.
  const likely = (odds: number) => {
    const ways = [3, 9 * odds, 3 * odds ** 2];
    return ways[1]! / ways.reduce((sum, way) => sum + way);
  };
  const mean = REMAINING_ODDS.reduce((sum, odds) => sum + likely(odds), 0) / REMAINING_ODDS.length;

  expect(weightOfDrop([period([1, 3], [1, 3])])).toBeCloseTo(Math.log(mean / likely(1)), 9);
});

/** What Ville's inequality needs: on average over all that a period may be where nothing has changed, the ratio of what comes is 1. */
it.each([
  [period([0, 7], [5, 40])],
  [period([2, 30], [9, 11])],
  [period([0, 0], [3, 9])],
  [period([3, 9], [0, 0])],
])('weighs as much for as against where nothing has changed, after %j', (first) => {
  const [visits, before, reached] = [12, 25, 6];
  let [sum, likely] = [0, 0];
  for (let ofCanary = 0; ofCanary <= reached; ofCanary++) {
    const chance =
      (choose(visits, ofCanary) * choose(before, reached - ofCanary)) / choose(visits + before, reached);
    const next = period([ofCanary, visits], [reached - ofCanary, before]);
    likely += chance;
    sum += chance * Math.exp(weightOfDrop([first, next]));
  }

  expect(likely).toBeCloseTo(1, 9);
  expect(sum / Math.exp(weightOfDrop([first]))).toBeCloseTo(1, 9);
});

it('says nothing where nobody came, or nobody has the version before', () => {
  expect(weightOfDrop([])).toBeCloseTo(0, 9);
  expect(weightOfDrop([period([0, 50], [0, 0]), period([0, 0], [5, 50])])).toBeCloseTo(0, 9);
});

it('weighs less where the same people come again', () => {
  const periods = [period([0, 40], [40, 200])];

  expect(weightOfDrop(periods, 4)).toBeCloseTo(weightOfDrop(periods) / 4, 9);
});

interface Course {
  /** Visits of a quarter of an hour with the canary, and with the version before. */
  visits: (quarter: number) => [number, number];
  /** The share of visits that come to the figure, as the day has it. */
  rate: (quarter: number) => number;
  /** What the canary leaves of it. */
  remaining: number;
  quarters: number;
}

/** With how many visits the canary is found out, looked at after each quarter of an hour; null where it never is. */
function visitsUntilFound(course: Course, random: () => number): number | null {
  let weights = REMAINING_ODDS.map(() => 0);
  const drawn = (count: number, share: number) =>
    Array.from({ length: count }).filter(() => random() < share).length;
  let seen = 0;
  for (let quarter = 0; quarter < course.quarters; quarter++) {
    const [canary, before] = course.visits(quarter);
    const rate = course.rate(quarter);
    seen += canary;
    const come = weightsIn(
      period([drawn(canary, rate * course.remaining), canary], [drawn(before, rate), before]),
    );
    weights = weights.map((weight, index) => weight + come[index]!);
    if (weightFrom([weights]) >= Math.log(1 / FALSE_ALARM)) return seen;
  }
  return null;
}

const found = (times: number, course: Course): (number | null)[] => {
  const random = seededNumbers(1);
  return Array.from({ length: times }, () => visitsUntilFound(course, random));
};

it.each<[string, Omit<Course, 'remaining' | 'quarters'>]>([
  ['a tenth of the visits', { visits: () => [10, 90], rate: () => 0.1 }],
  ['half of the visits', { visits: () => [20, 20], rate: () => 0.4 }],
  // The share of the canary rises as bookings fall: all in all it has fewer, in each quarter as many.
  [
    'more and more of the visits as the day ends',
    {
      visits: (quarter) => (quarter < 24 ? [4, 76] : [60, 20]),
      rate: (quarter) => (quarter < 24 ? 0.4 : 0.05),
    },
  ],
])('finds nothing against an ordinary canary of %s', (_what, course) => {
  const alarms = found(400, { ...course, remaining: 1, quarters: 48 }).filter((seen) => seen !== null);

  expect(alarms.length / 400).toBeLessThanOrEqual(2 * FALSE_ALARM);
});

/** Decision 0108 has these figures. */
it.each([
  { share: 0.1, remaining: 0, within: 140 },
  { share: 0.1, remaining: 0.5, within: 1000 },
  { share: 0.3, remaining: 0, within: 50 },
  { share: 0.3, remaining: 0.5, within: 280 },
  { share: 0.3, remaining: 0.75, within: 1500 },
])(
  'finds a canary out that leaves $remaining of $share of visits, in four of five cases within $within visits',
  ({ share, remaining, within }) => {
    const course = { visits: (): [number, number] => [10, 90], rate: () => share, remaining };
    const seen = found(100, { ...course, quarters: Math.ceil(within / 10) });

    expect(seen.filter((visits) => visits !== null).length).toBeGreaterThanOrEqual(80);
  },
);
