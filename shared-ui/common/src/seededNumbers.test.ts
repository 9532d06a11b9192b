import { seededNumbers } from './seededNumbers';

const drawn = (seed: number, count: number) => {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, next);
};

it('draws the same numbers for the same seed, and others for another', () => {
  expect(drawn(7, 100)).toEqual(drawn(7, 100));
  expect(drawn(8, 100)).not.toEqual(drawn(7, 100));
});

// Demo data and art are drawn from it: another sequence would be other members and other pictures.
it('draws the numbers that it always drew', () => {
  expect(drawn(1, 3).map((number) => Math.floor(number * 1e6))).toEqual([627073, 2735, 527447]);
});

it('spreads them evenly from 0 to below 1', () => {
  const numbers = drawn(42, 10_000);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
  );

  expect(Math.min(...tenths)).toBeGreaterThan(900);
  expect(Math.max(...tenths)).toBeLessThan(1100);
});
