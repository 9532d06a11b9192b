import { stepsOf } from './steps';

class Problem extends Error {}

it.each([
  [{}, []],
  [{ canary: '10' }, [10]],
  [{ canary: '0' }, [0]],
  [{ ramp: '5,25,100' }, [5, 25, 100]],
  [{ ramp: '5, 50' }, [5, 50]],
])('%j is %j', (asked, steps) => {
  expect(stepsOf(asked, Problem)).toEqual(steps);
});

it.each([
  [{ canary: 'ten' }, '--canary takes a whole number'],
  [{ canary: '' }, '--canary takes a whole number'],
  [{ canary: '101' }, '--canary takes a whole number'],
  [{ ramp: '5' }, '--ramp takes rising whole numbers'],
  [{ ramp: '25,5,100' }, '--ramp takes rising whole numbers'],
  [{ ramp: '0,100' }, '--ramp takes rising whole numbers'],
  [{ ramp: '5,,100' }, '--ramp takes rising whole numbers'],
  [{ ramp: '5,200' }, '--ramp takes rising whole numbers'],
  [{ canary: '5', ramp: '5,100' }, 'Choose one'],
])('%j is refused', (asked, why) => {
  expect(() => stepsOf(asked, Problem)).toThrow(Problem);
  expect(() => stepsOf(asked, Problem)).toThrow(why);
});
