import { zoneWords } from './zoneWords';

it.each([
  ['America/New_York', 'Eastern Time'],
  ['UTC', 'Coordinated Universal Time'],
  ['Nowhere/At_All', 'Nowhere/At_All'],
])('says %s in words, never in numbers', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
