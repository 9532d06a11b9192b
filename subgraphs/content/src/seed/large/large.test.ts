import { DEMO_ACCOUNTS, LARGE_SIZES } from '@athenaeum/kit/demo';
import { demoContent } from '..';
import { DEMO_CONTENT } from '.';
import { manyProgressRecords, manyRsvps } from './people';
import { manySalons } from './salons';

const now = Date.now();
const demo = demoContent(now);
const recordings = demo.salons.filter(({ filename }) => filename);
const salons = manySalons(recordings, LARGE_SIZES.salons - DEMO_CONTENT.salons, now);
const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));

it('adds to what the demo has', () => {
  expect(DEMO_CONTENT).toEqual({
    salons: demo.salons.length,
    rsvps: demo.rsvps.length,
    progress: demo.progress.length,
  });
});

it('makes distinct salons, past and upcoming, the same ones each time', () => {
  expect(new Set(salons.map(({ slug }) => slug)).size).toBe(2856);
  expect(salons.filter(({ date }) => date > now)).toHaveLength(476);
  expect(manySalons(recordings, 10, now)).toEqual(salons.slice(0, 10));
});

it.each([
  ['RSVPs', manyRsvps],
  ['progress records', manyProgressRecords],
])('makes one of the %s for each person and salon, and none for the accounts', (_what, make) => {
  const count = 60_000;
  const pairs = new Set<string>();
  const people = new Set<string>();
  for (const { user_id, salon_id } of make(salons, count, now)) {
    pairs.add(`${user_id} ${salon_id}`);
    people.add(user_id!);
  }

  expect(pairs.size).toBe(count);
  expect(people.size).toBeGreaterThan(15_000);
  expect([...people].filter((id) => accounts.has(id))).toEqual([]);
});
