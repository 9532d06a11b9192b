import { toName } from './greeting';

it.each([
  ['Your seat is reserved.', 'Ngozi, your seat is reserved.'],
  ['¡Qué gusto que vengas!', 'Ngozi, ¡qué gusto que vengas!'],
  ['¿Cambiaste de opinión?', 'Ngozi, ¿cambiaste de opinión?'],
])('says "%s" to a name', (sentence, said) => {
  expect(toName('Ngozi', sentence)).toBe(said);
  expect(toName('', sentence)).toBe(sentence);
});
