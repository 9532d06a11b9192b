import { readLanguageFrom } from '@athenaeum/messages';
import { byDay } from './byDay';

const now = Date.parse('2025-11-20T17:00:00Z');
const at = (iso: string) => ({ date: Date.parse(iso), timezone: '', event_location: 'Virtual' as const });
const namesOf = (iso: string) => byDay([at(iso)], now).map(({ name, title, note }) => [name, title, note])[0];

afterEach(() => readLanguageFrom(null));

it('shows a day of this year by its weekday, one of another with the year', () => {
  expect(namesOf('2025-11-25T18:00:00Z')).toEqual(['Tuesday, November 25', 'Tuesday', 'November']);
  expect(namesOf('2026-01-12T18:00:00Z')).toEqual(['Monday, January 12, 2026', 'Monday', 'January 2026']);
});

it('shows Today with its date', () => {
  expect(namesOf('2025-11-20T20:00:00Z')).toEqual(['Today, Thursday, November 20', 'Today', 'Thu, November']);
});

it('formats days in Spanish, with a capital at the start of a line', () => {
  readLanguageFrom(() => 'es');

  expect(namesOf('2026-01-12T18:00:00Z')).toEqual(['lunes, 12 de enero de 2026', 'Lunes', 'enero de 2026']);
});
