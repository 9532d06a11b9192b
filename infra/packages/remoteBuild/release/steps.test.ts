import { stepsOf } from './steps';

it('are one for a canary, all of a ramp, and none for everybody', () => {
  expect([stepsOf({}), stepsOf({ canary: '0' }), stepsOf({ ramp: '5,25,100' })]).toEqual([
    [],
    [0],
    [5, 25, 100],
  ]);
});

it.each([
  [{ canary: '101' }, '--canary takes a whole number'],
  [{ canary: '' }, '--canary takes a whole number'],
  [{ ramp: '25,5' }, '--ramp takes rising whole numbers'],
  [{ ramp: '5' }, '--ramp takes rising whole numbers'],
  [{ ramp: '0,5' }, '--ramp takes rising whole numbers'],
  [{ canary: '5', ramp: '5,100' }, 'Choose one'],
])('%o is refused: %s', (asked, why) => {
  expect(() => stepsOf(asked)).toThrow(why);
});
