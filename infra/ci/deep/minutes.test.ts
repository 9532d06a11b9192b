import { lasting } from './minutes';
import type { DeepPart } from './parts';
import { deepParts } from './parts';

const part = (...commands: string[][]): DeepPart => ({
  ...{ name: 'a-part', about: 'what it proves', covers: [], commands, minutes: 70, isForCi: true },
});

it('tells a part how long to go on, with what it takes besides', () => {
  const hour = part(['build.ts'], ['run.ts', '--minutes', '60', '--seed', 'x']);

  expect(lasting(hour, 2)).toMatchObject({
    commands: [['build.ts'], ['run.ts', '--minutes', '2', '--seed', 'x']],
    minutes: 12,
  });
});

it('leaves one alone that cannot be told', () => {
  const rounds = part(['run.ts', '60']);

  expect(lasting(rounds, 2)).toBe(rounds);
});

it('no part keeps CI for more than ten minutes', () => {
  const inCi = deepParts
    .filter(({ isForCi }) => isForCi)
    .map((one) => (one.minutesInCi ? lasting(one, one.minutesInCi) : one));

  expect(inCi.filter(({ minutes }) => minutes > 10)).toEqual([]);
});
