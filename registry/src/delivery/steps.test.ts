import { goesOn } from './steps';

it('says where it goes', () => {
  expect(goesOn([25, 100])).toBe(' While it is healthy, it goes on to 25 %, everybody.');
  expect(goesOn([])).toBe('');
});
