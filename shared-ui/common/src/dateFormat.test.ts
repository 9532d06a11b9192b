import { inLanguage } from '@athenaeum/messages/server';
import { dateFormat } from './dateFormat';

const options = { timeZone: 'UTC', weekday: 'long' } as const;

it('makes a formatter once for each language and options', () => {
  expect(dateFormat(options)).toBe(dateFormat({ ...options }));
  expect(dateFormat(options)).not.toBe(dateFormat({ ...options, weekday: 'short' }));
});

it('follows the reader’s language, or the one that is asked for', () => {
  const tuesday = Date.UTC(2026, 10, 24);

  expect(dateFormat(options).format(tuesday)).toBe('Tuesday');
  expect(inLanguage('es', () => dateFormat(options).format(tuesday))).toBe('martes');
  expect(dateFormat(options, 'fr').format(tuesday)).toBe('mardi');
});
