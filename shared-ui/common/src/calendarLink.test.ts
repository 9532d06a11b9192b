import { googleCalendarLink, utcStamp } from './calendarLink';

const entry = {
  title: 'The Art of the Ask & more',
  start: Date.UTC(2026, 10, 25, 18),
  minutes: 90,
  place: 'Online',
  page: 'https://portal.example/salons/a?b=c',
};

it('opens the form of Google Calendar with the entry in it', () => {
  const { origin, pathname, searchParams } = new URL(
    googleCalendarLink({ ...entry, timezone: 'Europe/London' }),
  );

  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261125T180000Z/20261125T193000Z',
    ctz: 'Europe/London',
    location: 'Online',
    details: entry.page,
  });
});

it('leaves the zone to the calendar where the entry has none', () => {
  expect(new URL(googleCalendarLink(entry)).searchParams.has('ctz')).toBe(false);
});

it('writes a moment as calendars do', () => {
  expect(utcStamp(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('20260102T030405Z');
});
