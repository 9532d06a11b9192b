import { addTranslation, defineMessages, readLanguageFrom } from '.';

const text = defineMessages('seats', {
  attend: 'RSVP to Attend',
  left: { one: '{count} seat left', other: '{count} seats left' },
  until: 'Live until {day}',
  waiting: '{ahead} people are ahead of you',
});

afterEach(() => readLanguageFrom(null));

it('is a string where nothing is filled in, else a function of its values', () => {
  expect(text.attend).toBe('RSVP to Attend');
  expect(text.until({ day: 'Jan 22' })).toBe('Live until Jan 22');
});

it('is chosen by number, and writes numbers as the language does', () => {
  expect(text.left({ count: 1 })).toBe('1 seat left');
  expect(text.left({ count: 0 })).toBe('0 seats left');
  expect(text.waiting({ ahead: 1200 })).toBe('1,200 people are ahead of you');
});

it('is in the reader’s language where there is a translation, and in English where there is none', () => {
  addTranslation('es', {
    seats: {
      attend: 'Reservar mi lugar',
      left: { one: 'Queda {count} lugar', other: 'Quedan {count} lugares' },
    },
  });
  readLanguageFrom(() => 'es-MX');

  expect(text.attend).toBe('Reservar mi lugar');
  expect(text.left({ count: 2 })).toBe('Quedan 2 lugares');
  expect(text.until({ day: '22 ene' })).toBe('Live until 22 ene');
});

it('reads the language of the document', () => {
  addTranslation('es', { seats: { attend: 'Reservar mi lugar' } });
  document.documentElement.lang = 'es';
  expect(text.attend).toBe('Reservar mi lugar');

  document.documentElement.lang = 'de';
  expect(text.attend).toBe('RSVP to Attend');
  document.documentElement.lang = '';
});

it('throws when a value is missing', () => {
  expect(() => text.until({} as { day: string })).toThrow('no value day');
});
