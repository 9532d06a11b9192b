import { addTranslation, readLanguageFrom } from '@athenaeum/messages';
import spanish from '../messages/es';
import { ordinal } from './ordinal';

afterEach(() => readLanguageFrom(null));

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
])('formats place %d as %s', (place, said) => {
  expect(ordinal(place)).toBe(said);
});

it('formats places in Spanish', () => {
  addTranslation('es', spanish.messages);
  readLanguageFrom(() => 'es');

  expect([1, 2, 11].map(ordinal)).toEqual(['1.º', '2.º', '11.º']);
});
