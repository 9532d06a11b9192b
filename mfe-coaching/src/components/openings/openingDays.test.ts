import { openingDays, shortLabel, zoneLabel } from './openingDays';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => Date.parse(iso);

it('groups times by the days in the viewer’s zone, not the coach’s', () => {
  // Five in the afternoon and ten at night in Los Angeles.
  const days = openingDays([at('2026-11-24T01:00:00Z'), at('2026-11-24T06:00:00Z')], NEW_YORK);

  expect(days).toEqual([
    {
      date: '2026-11-23',
      label: 'Monday, November 23',
      short: 'Mon, Nov 23',
      times: [{ start: at('2026-11-24T01:00:00Z'), label: '8:00 PM' }],
    },
    {
      date: '2026-11-24',
      label: 'Tuesday, November 24',
      short: 'Tue, Nov 24',
      times: [{ start: at('2026-11-24T06:00:00Z'), label: '1:00 AM' }],
    },
  ]);
});

it('keeps the local hour across the night when clocks go forward', () => {
  const starts = [at('2026-03-07T15:00:00Z'), at('2026-03-08T14:00:00Z')];

  expect(openingDays(starts, NEW_YORK).map(({ times }) => times[0]!.label)).toEqual(['10:00 AM', '10:00 AM']);
});

it('tells apart the hour that comes twice when clocks go back', () => {
  const starts = [at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z'), at('2026-11-01T07:30:00Z')];

  expect(openingDays(starts, NEW_YORK)[0]!.times.map(({ label }) => label)).toEqual([
    '1:30 AM EDT',
    '1:30 AM EST',
    '2:30 AM',
  ]);
});

it('formats a short time, and the name of a zone', () => {
  expect(shortLabel(at('2026-11-24T18:30:00Z'), NEW_YORK)).toBe('Tue 1:30 PM');
  expect(zoneLabel(at('2026-11-24T18:30:00Z'), NEW_YORK)).toBe('Eastern Time');
  expect(zoneLabel(at('2026-11-24T18:30:00Z'), 'UTC')).toBe('Coordinated Universal Time');
});
