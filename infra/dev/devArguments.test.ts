import { devArguments, USAGE } from './devArguments';

it('means all of the product when no area is named, and otherwise those that are, in their order', () => {
  expect(devArguments([])).toEqual({ areas: [] });
  expect(devArguments(['mfe-coaching', 'mfe-learning', 'mfe-coaching'])).toEqual({
    areas: ['mfe-learning', 'mfe-coaching'],
  });
});

it('takes the origin of a shell elsewhere with one area', () => {
  expect(devArguments(['mfe-learning', '--against', 'https://portal.example/calendar'])).toEqual({
    areas: ['mfe-learning'],
    against: 'https://portal.example',
  });
});

it.each([
  [['mfe-lerning'], 'There is no area mfe-lerning'],
  [['mfe-learning', '--againts', 'https://portal.example'], '--againts'],
  [['--against', 'https://portal.example'], 'one area'],
  [['mfe-learning', 'mfe-admin', '--against', 'https://portal.example'], 'one area'],
  [['mfe-learning', '--against', 'portal'], 'portal is not the address'],
  [['mfe-learning', '--against', 'file:///etc/passwd'], 'is not the address'],
])('refuses %j', (given, words) => {
  expect(devArguments(given)).toEqual({ refused: expect.stringContaining(words) });
});

it('has help, which names every way to start', () => {
  expect(devArguments(['-h'])).toEqual({ help: true });
  expect(USAGE).toMatch(/--against/);
});
