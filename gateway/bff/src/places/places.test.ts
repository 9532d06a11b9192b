import { citiesIn, countries, statesOf } from './places';

it('leads from a country to its states and their cities, by name', async () => {
  expect(await countries()).toContainEqual({ code: 'SE', name: 'Sweden' });
  expect(await statesOf('SE')).toContainEqual({ code: 'M', name: 'Skåne' });
  expect(await citiesIn('SE', 'M')).toContain('Malmö');
});

it.each([
  ['a country that is none', 'XX', 'M'],
  ['a path', '../..', 'M'],
  ['no code', '', ''],
  ['a state of another country', 'SE', 'CA'],
  ['a path for a state', 'SE', '../Norway-NO/Oslo-03'],
])('knows nothing of %s', async (_what, country, state) => {
  expect(await citiesIn(country, state)).toBeNull();
});
