import { salonCalendar, type CalendarSalon } from './salonCalendar';

const SALON: CalendarSalon = {
  id: 's1',
  title: 'The Art of the Ask',
  date: Date.UTC(2026, 11, 3, 18),
  timezone: 'America/Los_Angeles',
  event_duration: 90,
  calendar_sequence: 2,
  place: null,
  link: 'https://meet.example/ask',
  url: 'https://members.example/salons/the-art-of-the-ask',
};
const linesOf = (given: Partial<CalendarSalon> = {}) =>
  salonCalendar({ ...SALON, ...given }, 'Athenaeum')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

it('says when by the clock of the event’s own zone', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/Los_Angeles:20261203T100000',
      'DTEND;TZID=America/Los_Angeles:20261203T113000',
    ]),
  );
});

it.each([
  ['before the clocks change', Date.UTC(2026, 2, 8, 9, 30), '20260308T013000'],
  ['after it', Date.UTC(2026, 2, 8, 10, 30), '20260308T033000'],
])('holds on the day the clocks change, %s', (_when, date, local) => {
  expect(linesOf({ date })).toContain(`DTSTART;TZID=America/Los_Angeles:${local}`);
});

it('explains its zone', () => {
  const zone = linesOf({ timezone: 'America/New_York', date: Date.UTC(2026, 6, 1) });
  const at = zone.indexOf('DTSTART:20260308T020000');

  expect(zone.slice(at - 1, at + 4)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
  ]);
  expect(linesOf({ timezone: 'Asia/Kolkata' })).toEqual(
    expect.arrayContaining(['TZID:Asia/Kolkata', 'TZOFFSETTO:+0530']),
  );
});

it('is known by the same name and a rising number', () => {
  expect(linesOf()).toEqual(expect.arrayContaining(['UID:salon-s1@athenaeum', 'SEQUENCE:2']));
});

it('has the join link for those who may have it, and the address in person', () => {
  expect(linesOf().join('\n')).toContain('https://meet.example/ask');
  expect(linesOf({ link: null }).join('\n')).not.toContain('meet.example');
  expect(linesOf({ link: null, place: '12 Quiet Street, Boston' })).toContain(
    'LOCATION:12 Quiet Street\\, Boston',
  );
});

it('cannot be left by what is in a title or a place', () => {
  const lines = linesOf({ title: 'Ask\r\nATTENDEE:x; "y"', place: 'Here\nEND:VEVENT' });

  expect(lines).toContain('SUMMARY:Ask ATTENDEE:x\\; "y"');
  expect(lines).toContain('LOCATION:Here END:VEVENT');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it('ends each line with CRLF, the last one too', () => {
  const file = salonCalendar(SALON, 'Athenaeum');

  expect(file).toMatch(/[^\r\n]\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
