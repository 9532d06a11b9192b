import { addSentences, addTranslation, readLanguageFrom } from '@athenaeum/messages';
import { messages, sentences } from '../messages/es';
import { formatHoursAndMinutes } from './duration';
import { formatDay, formatEventTime } from './eventTime';
import { formatList } from './list';
import { eventTypeLabel } from './text';

beforeAll(() => {
  addTranslation('es', messages);
  addSentences('es', sentences);
});
beforeEach(() => readLanguageFrom(() => 'es'));
afterEach(() => readLanguageFrom(null));

const start = Date.UTC(2026, 11, 2, 18);
const now = Date.UTC(2026, 10, 20);

it('formats a time in Spanish, with the zone names that members know', () => {
  const time = formatEventTime({ start, minutes: 60, viewerZone: 'America/New_York', now });

  expect(time.line).toBe('mié, 2 dic · 10 a.\u00a0m. PT (1 p.\u00a0m. ET)');
  expect(time.range).toBe('10:00 – 11:00 a.\u00a0m. PT');
  expect(time.ownRange).toBe('1:00 – 2:00 p.\u00a0m. ET, tu hora');
  expect(time.leaf).toEqual({ month: 'dic', day: '2', weekday: 'mié' });
});

it.each([
  ['2026-12-02T20:00:00Z', 'Hoy'],
  ['2026-12-01T20:00:00Z', 'Mañana'],
])('on %s the day is %s', (today, expected) => {
  expect(
    formatEventTime({ start, viewerZone: 'America/Los_Angeles', now: Date.parse(today) }).relativeDay,
  ).toBe(expected);
});

it('adds the year outside this one', () => {
  expect(formatDay(start, 'America/Los_Angeles', Date.UTC(2027, 5))).toBe('mié, 2 dic 2026');
});

it('is in English again for the next request', () => {
  readLanguageFrom(() => 'en');

  const { line } = formatEventTime({ start, viewerZone: 'America/New_York', now });

  expect(line).toBe('Wed, Dec 2 · 10 AM PT (1 PM ET)');
});

it('tells how long something lasts', () => {
  expect([52, 60, 74].map(formatHoursAndMinutes)).toEqual(['52 min', '1 h', '1 h 14 min']);
});

it('joins names, and names a type of event', () => {
  expect(formatList(['Ruth Adeyemi', 'Ingrid Solberg'])).toBe('Ruth Adeyemi e Ingrid Solberg');
  expect(eventTypeLabel('PEER_GROUP')).toBe('Grupo de pares');
});
