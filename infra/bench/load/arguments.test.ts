import { readArguments, STAGES } from './arguments';

it('runs everything by default, and named parts in their own order', () => {
  expect(readArguments([])).toEqual({ stages: STAGES, minutes: 2, rate: null, folder: null });
  expect(readArguments(['soak', 'overload', '--minutes', '10', '--rate', '40', '--data', 'there'])).toEqual({
    stages: ['overload', 'soak'],
    minutes: 10,
    rate: 40,
    folder: 'there',
  });
});

it.each([[['peak']], [['--minutes', '0']], [['--minutes']], [['--rate', 'fast']]])(
  'does not guess what %j is to mean',
  (given) => {
    expect(readArguments(given)).toBeNull();
  },
);
