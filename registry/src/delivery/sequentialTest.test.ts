import { logBeta } from './logBeta';
import {
  findingOf,
  type Finding,
  hypothesesFrom,
  type Question,
  weightAgainst,
  weightFor,
} from './sequentialTest';

const RATES = { falseAlarm: 0.01, miss: 0.05 };
const PRIOR = { asked: 20.5, failing: 0.5 };
const ORDINARY = 0.004;

/** The same numbers each time (a linear congruential generator, Numerical Recipes). */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** The version before was seen so often, and is known by that alone. */
function askedBefore(random: () => number, asked = 600): Question {
  const failing = Array.from({ length: asked }, random).filter((one) => one < ORDINARY).length;
  return { baseline: { asked, failing }, prior: PRIOR, more: 0.03 };
}

const findings = new Map<number, Finding>();

/** `findingOf`, worked out once for each of the counts, which thousands of courses have in common. */
function findingAfter(asked: number, failing: number, question: Question): Finding {
  const { baseline } = question;
  const counts = [baseline.asked, baseline.failing, asked, failing];
  const key = counts.reduce((sum, count) => sum * 5000 + count, 0);
  const known = findings.get(key) ?? findingOf({ asked, failing }, question, RATES);
  findings.set(key, known);
  return known;
}

/** Looks after each trial, until it is found out or nobody looks any more. */
function watch(rate: number, random: () => number, longest = 3000): { finding: Finding; after: number } {
  const question = askedBefore(random);
  let failing = 0;
  for (let asked = 1; asked <= longest; asked++) {
    if (random() < rate) failing++;
    const finding = findingAfter(asked, failing, question);
    if (finding !== 'open') return { finding, after: asked };
  }
  return { finding: 'open', after: longest };
}

/** Goes on evaluating after a verdict of healthy, as a rollback stays possible at any time. */
function everFails(rate: number, random: () => number, seenBefore?: number): boolean {
  const question = askedBefore(random, seenBefore);
  let failing = 0;
  for (let asked = 1; asked <= 1000; asked++) {
    if (random() < rate) failing++;
    if (findingAfter(asked, failing, question) === 'failing') return true;
  }
  return false;
}

const share = (count: number, what: (random: () => number) => boolean) => {
  const random = randomFrom(1);
  return Array.from({ length: count }, () => what(random)).filter(Boolean).length / count;
};

it.each([30, 600, 3000])(
  'calls an ordinary version failing in one of a hundred cases at most, looked at after each of a thousand trials, %d before',
  (seenBefore) => {
    const alarms = share(1000, (random) => everFails(ORDINARY, random, seenBefore));

    expect(alarms).toBeLessThanOrEqual(RATES.falseAlarm);
  },
);

it('finds every version of which five in a hundred fail, most of them within a hundred trials', () => {
  const random = randomFrom(2);
  const found = Array.from({ length: 500 }, () => watch(ORDINARY + 0.05, random));
  const inTime = found.filter(({ finding, after }) => finding === 'failing' && after <= 100);

  expect(found.filter(({ finding }) => finding === 'open')).toEqual([]);
  expect(inTime.length / found.length).toBeGreaterThan(0.6);
});

it('calls a harmful version healthy in one of twenty cases at most', () => {
  const missed = share(1000, (random) => watch(ORDINARY + 0.05, random).finding === 'healthy');

  expect(missed).toBeLessThan(RATES.miss);
});

it('finds an ordinary version healthy within two hundred trials on average', () => {
  const random = randomFrom(2);
  const found = Array.from({ length: 500 }, () => watch(ORDINARY, random));

  expect(found.every(({ finding }) => finding === 'healthy')).toBe(true);
  expect(found.reduce((sum, { after }) => sum + after, 0) / found.length).toBeLessThan(200);
});

it('says nothing before anything was asked', () => {
  expect(findingOf({ asked: 0, failing: 0 }, askedBefore(randomFrom(3)), RATES)).toBe('open');
});

it('needs more where the same people fail, with whichever version', () => {
  const baseline = { asked: 1000, failing: 10 };
  const question = { baseline, prior: PRIOR, more: 0.03 };
  const trials = { asked: 60, failing: 6 };

  expect(findingOf(trials, question, RATES)).toBe('failing');
  expect(findingOf({ ...trials, runs: 3 }, question, RATES)).toBe('open');
  expect(findingOf(trials, { ...question, baseline: { ...baseline, runs: 3 } }, RATES)).toBe('open');
});

it('decides at exactly the weight that the error rates ask for', () => {
  const question = { baseline: { asked: 1000, failing: 4 }, prior: PRIOR, more: 0.03 };
  const [bad, good] = [
    { asked: 60, failing: 5 },
    { asked: 400, failing: 1 },
  ];
  const falseAlarm = Math.exp(-weightAgainst(bad, question));
  const miss = Math.exp(weightFor(good, question));
  const finding = (trials: typeof bad, given: object) => findingOf(trials, question, { ...RATES, ...given });

  expect(finding(bad, { falseAlarm: falseAlarm * 1.001 })).toBe('failing');
  expect(finding(bad, { falseAlarm: falseAlarm * 0.999 })).toBe('open');
  expect(finding(good, { miss: miss * 1.001 })).toBe('healthy');
  expect(finding(good, { miss: miss * 0.999 })).toBe('open');
});

/**
 * What Ville's inequality needs: whatever the rate before may be, on average over what is believed of it, the ratio of what comes
 * is 1 where nothing has changed. All that ten trials may be, each as likely as the beta-binomial has it.
 */
it.each([1, 2, 4])('weighs as much for as against where nothing has changed, %d trials for one', (runs) => {
  const baseline = { asked: 200, failing: 3, runs };
  const before = { asked: 200 / runs + PRIOR.asked, failing: 3 / runs + PRIOR.failing };
  const question = { baseline, prior: PRIOR, more: 0.03 };
  const trials = 10;
  const ways = (failing: number) => -Math.log(trials + 1) - logBeta(failing + 1, trials - failing + 1);
  const likely = (failing: number) =>
    Math.exp(
      ways(failing) +
        logBeta(before.failing + failing, before.asked - before.failing + trials - failing) -
        logBeta(before.failing, before.asked - before.failing),
    );

  const outcomes = Array.from({ length: trials + 1 }, (_, failing) => failing);
  const expected = outcomes.reduce(
    (sum, failing) =>
      sum +
      likely(failing) * Math.exp(weightAgainst({ asked: trials * runs, failing: failing * runs }, question)),
    0,
  );

  expect(outcomes.reduce((sum, failing) => sum + likely(failing), 0)).toBeCloseTo(1, 9);
  expect(expected).toBeCloseTo(1, 9);
});

it('finds a version soon of which nearly all fails', () => {
  const question = { baseline: { asked: 1000, failing: 4 }, prior: PRIOR, more: 0.03 };

  expect(findingOf({ asked: 3, failing: 3 }, question, { ...RATES, falseAlarm: 0.0001 })).toBe('failing');
});

describe('what is ordinary', () => {
  it.each([
    // Of whom nobody has asked anything, little is believed.
    [{ asked: 0, failing: 0 }, 0.0925],
    [{ asked: 10_000, failing: 0 }, 0.001],
    [{ asked: 10_000, failing: 100 }, 0.012],
    // Where four say as much as one, less is known.
    [{ asked: 100, failing: 2 }, 0.0468],
    [{ asked: 400, failing: 8, runs: 4 }, 0.0468],
  ])('after %j is %d', (baseline, rate) => {
    const { ordinary, harmful } = hypothesesFrom({ baseline, prior: PRIOR, more: 0.05 });

    expect(ordinary).toBeCloseTo(rate, 3);
    expect(harmful).toBeCloseTo(rate + 0.05, 3);
  });
});

it.each([
  // As the factorials say: B(a, b) = (a - 1)! (b - 1)! / (a + b - 1)!
  [1, 1, 1],
  [2, 3, 1 / 12],
  [5, 8, 1 / 3960],
  [0.5, 0.5, Math.PI],
])('knows the Beta function of %d and %d', (a, b, value) => {
  expect(Math.exp(logBeta(a, b))).toBeCloseTo(value, 9);
});
