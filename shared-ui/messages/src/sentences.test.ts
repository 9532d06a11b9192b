import { addSentences, readLanguageFrom, translateSentence } from '.';

beforeAll(() =>
  addSentences('es', {
    'That time has just been taken.': 'Alguien acaba de reservar esa hora.',
    'Keep it to {1} characters': 'Usa como máximo {1} caracteres',
    '{1} of {2} (today)': '{2}: {1} (hoy)',
  }),
);
afterEach(() => readLanguageFrom(null));

it('translates what servers say, with what differs in it', () => {
  readLanguageFrom(() => 'es');

  expect(translateSentence('That time has just been taken.')).toBe('Alguien acaba de reservar esa hora.');
  expect(translateSentence('Keep it to 500 characters')).toBe('Usa como máximo 500 caracteres');
  expect(translateSentence('3 of 9 (today)')).toBe('9: 3 (hoy)');
});

it('leaves untranslated sentences and English as they are', () => {
  expect(translateSentence('That time has just been taken.')).toBe('That time has just been taken.');

  readLanguageFrom(() => 'es');
  expect(translateSentence('Keep it to 500 characters, please')).toBe('Keep it to 500 characters, please');
});
