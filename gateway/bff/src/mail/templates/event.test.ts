import { ownTimeOf, timeOf } from './event';

const VIRTUAL = {
  date: Date.UTC(2026, 11, 3, 18),
  minutes: 60,
  timezone: 'America/New_York',
  isVirtual: true,
};

it.each([
  ['America/New_York', '1:00 – 2:00 PM ET'],
  ['Europe/Berlin', '7:00 – 8:00 PM GMT+1'],
  ['Asia/Kolkata', '11:30 PM – 12:30 AM GMT+5:30'],
  ['Asia/Tokyo', 'Friday, 3:00 – 4:00 AM GMT+9'],
])('tells the time by the clock of a reader in %s', (reader_zone, words) => {
  expect(timeOf(VIRTUAL)).toBe('10:00 – 11:00 AM PT');
  expect(ownTimeOf({ ...VIRTUAL, reader_zone })).toBe(words);
});

it('says nothing twice: not for the same clock under another name, nor where the zone is not known', () => {
  expect(ownTimeOf({ ...VIRTUAL, reader_zone: 'America/Tijuana' })).toBeNull();
  expect(ownTimeOf({ ...VIRTUAL, reader_zone: null })).toBeNull();
  expect(ownTimeOf({ ...VIRTUAL, isVirtual: false, reader_zone: 'America/New_York' })).toBeNull();
});
