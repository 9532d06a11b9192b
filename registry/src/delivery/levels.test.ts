import { levelsOf, levelOf, WORST } from './levels';

it.each([
  [0, 0],
  [200, 0],
  [201, 1],
  [400, 1],
  [1600, 3],
  [120_000, WORST],
])('an interaction of %d ms is at level %d', (ms, level) => {
  expect(levelOf('interaction', ms)).toBe(level);
});

it('counts only measured values: an unmeasured one is neither good nor bad', () => {
  expect(levelsOf({})).toEqual({});
  expect(levelsOf({ failed: false, shift: 0.3 })).toEqual({ handlers: 0, layout: 2 });
  expect(levelsOf({ failed: true, blocked: undefined })).toEqual({ handlers: 1 });
});

it('counts the worse of load and navigation', () => {
  expect(levelsOf({ painted: 2000, arrived: 5000 })).toEqual({ arrivals: 3 });
});
