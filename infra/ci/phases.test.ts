import { inTurns, phases } from './phases';

const names = (asked: typeof phases) => inTurns(asked).map((turn) => turn.map(({ name }) => name));

it('runs the catalogue beside the services, and everything else by itself', () => {
  expect(names(phases)).toEqual([['schema'], ['unit'], ['journeys'], ['catalogue', 'services']]);
});

it('runs a phase by itself where the one that leaves it room was not asked for', () => {
  expect(names(phases.filter(({ name }) => name !== 'catalogue'))).toEqual([
    ['schema'],
    ['unit'],
    ['journeys'],
    ['services'],
  ]);
});
