import { JUDGING, SIGNALS } from './signals';

it('rolls back at most one healthy release in a hundred, over all signals', () => {
  const falseAlarms = SIGNALS.map((signal) => JUDGING[signal].falseAlarm);

  expect(falseAlarms.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01 + 1e-9);
});
