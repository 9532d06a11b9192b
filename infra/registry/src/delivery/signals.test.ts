import { JUDGING, SIGNALS } from './signals';

it('takes back one healthy release in a hundred at most, for all of its signals together', () => {
  const falseAlarms = SIGNALS.map((signal) => JUDGING[signal].falseAlarm);

  expect(falseAlarms.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01 + 1e-9);
});
