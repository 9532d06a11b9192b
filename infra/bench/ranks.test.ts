import { compare, quantile } from './ranks';

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

it('finds no difference between samples that have none', () => {
  const even = upTo(60).map((one) => one * 2);
  const odd = even.map((one) => one + 1);

  const { less, p, overlap } = compare(even, odd);

  expect(less).toBeCloseTo(0.508, 3);
  expect(p).toBeGreaterThan(0.8);
  expect(overlap).toBeCloseTo(1 - 1 / 60, 6);
});

it('finds the one there is, from either side', () => {
  const [early, late] = [upTo(60), upTo(60, 30)];

  expect(compare(early, late)).toMatchObject({ less: 0.875, overlap: 0.5 });
  expect(compare(early, late).p).toBeLessThan(0.001);
  expect(compare(late, early).p).toBeCloseTo(compare(early, late).p, 12);
  expect(compare(upTo(60), upTo(60, 100))).toMatchObject({ less: 1, overlap: 0 });
});

it('reckons as tables of the normal distribution do', () => {
  // U is 10 of 25: z is 0.522, whose two tails are 0.602.
  const { p } = compare([1, 4, 6, 8, 10], [0, 2, 3, 7, 11]);

  expect(p).toBeCloseTo(0.602, 3);
});

it('counts half of what is equal', () => {
  expect(compare([1, 1, 1], [1, 1, 1])).toEqual({ less: 0.5, p: expect.closeTo(1, 6), overlap: 1 });
});

it('finds medians and quartiles', () => {
  expect([0.25, 0.5, 0.75].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1.75, 2.5, 3.25]);
});
