import { findingOf, hypothesesFrom, type Finding } from './sequentialTest';

const RATES = { falseAlarm: 0.01, miss: 0.05 };
const HYPOTHESES = { ordinary: 0.002, harmful: 0.052, runs: 1 };

/** The same numbers each time (a linear congruential generator, Numerical Recipes). */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** Looks after each trial, until it is found out or nobody looks any more. */
function watch(rate: number, random: () => number, longest = 3000): { finding: Finding; after: number } {
  let failing = 0;
  for (let asked = 1; asked <= longest; asked++) {
    if (random() < rate) failing++;
    const finding = findingOf({ asked, failing }, HYPOTHESES, RATES);
    if (finding !== 'open') return { finding, after: asked };
  }
  return { finding: 'open', after: longest };
}

/** Looks on when it was found healthy, as somebody does who may take back at any time. */
function everFails(rate: number, random: () => number, longest = 1000): boolean {
  let failing = 0;
  for (let asked = 1; asked <= longest; asked++) {
    if (random() < rate) failing++;
    if (findingOf({ asked, failing }, HYPOTHESES, RATES) === 'failing') return true;
  }
  return false;
}

const share = (count: number, what: (random: () => number) => boolean) => {
  const random = randomFrom(1);
  return Array.from({ length: count }, () => what(random)).filter(Boolean).length / count;
};

it('calls an ordinary version failing in one of a hundred cases at most, though one looks after each of a thousand trials', () => {
  const alarms = share(3000, (random) => everFails(HYPOTHESES.ordinary, random));

  expect(alarms).toBeLessThanOrEqual(RATES.falseAlarm);
  expect(alarms).toBeGreaterThan(0);
});

it('misses a harmful version in one of twenty cases at most', () => {
  const missed = share(3000, (random) => watch(HYPOTHESES.harmful, random).finding !== 'failing');

  // Of so many cases a share is known to one in a hundred.
  expect(missed).toBeLessThan(RATES.miss + 0.01);
  expect(missed).toBeGreaterThan(0);
});

it('finds a harmful version, and an ordinary one, within a hundred trials on average', () => {
  const random = randomFrom(2);
  const averageOf = (rate: number) =>
    Array.from({ length: 1000 }, () => watch(rate, random).after).reduce((a, b) => a + b) / 1000;

  expect(averageOf(HYPOTHESES.harmful)).toBeLessThan(100);
  expect(averageOf(HYPOTHESES.ordinary)).toBeLessThan(100);
});

it('says nothing before anything was asked', () => {
  expect(findingOf({ asked: 0, failing: 0 }, HYPOTHESES, RATES)).toBe('open');
});

describe('what is ordinary', () => {
  it.each([
    // Of whom nobody has asked anything, little is believed.
    [{ asked: 0, failing: 0 }, 0.0151],
    [{ asked: 10_000, failing: 0 }, 0.001],
    [{ asked: 10_000, failing: 100 }, 0.012],
    [{ asked: 100, failing: 2 }, 0.0403],
    // Where four say as much as one, less is known.
    [{ asked: 400, failing: 8, runs: 4 }, 0.0403],
  ])('after %j is %d', (trials, rate) => {
    const { ordinary, harmful } = hypothesesFrom(trials, 0.05);

    expect(ordinary).toBeCloseTo(rate, 4);
    expect(harmful).toBeCloseTo(rate + 0.05, 4);
  });
});
