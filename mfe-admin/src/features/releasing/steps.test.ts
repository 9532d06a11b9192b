import { stepsIn, defaultSteps } from './steps';

it.each([
  ['5, 25, 100', [5, 25, 100]],
  ['1,2', [1, 2]],
])('reads %s', (text, steps) => {
  expect(stepsIn(text)).toEqual(steps);
});

it.each(['', '5', '5, 5', '25, 5', '0, 5', '50, 101', '5, x', '5,,100', '-5, 5', '1.5, 5'])(
  'takes “%s” for no steps',
  (text) => {
    expect(stepsIn(text)).toBeNull();
  },
);

it.each([
  [0, '5, 25, 100'],
  [5, '5, 25, 100'],
  [10, '10, 25, 100'],
  [60, '60, 100'],
])('goes on from %d of a hundred by %s', (percent, steps) => {
  expect(defaultSteps(percent)).toBe(steps);
});
