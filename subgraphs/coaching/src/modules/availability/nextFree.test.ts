import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anOpenCoach, DAY, HOUR } from '../../testing/booking';
import { aCoach, aSession } from '../../testing/factories';
import { AVAILABILITY_DEFAULTS } from '@athenaeum/coaching-contract';
import { firstFree } from './nextFree';

const world = openForFile(() => createTestWorld(subgraph));

interface Facts {
  slug: string;
  next_free: number | null;
  sessions_held: number;
}
const facts = async (...slugs: string[]): Promise<Facts[]> => {
  const { coaches } = await world.run<{ coaches: { data: Facts[] } }>(
    viewerOf('member'),
    `query ($slugs: [String!]) { coaches(input: { slug: { in: $slugs } }) {
      data { slug next_free sessions_held } } }`,
    { slugs },
  );
  return slugs.map((slug) => coaches.data.find((coach) => coach.slug === slug)!);
};

it('is the first open time, far enough ahead and not taken', async () => {
  const free = await anOpenCoach({ notice_hours: 48 });
  const [{ next_free }] = (await facts(free.slug)) as [Facts];
  expect(next_free! - Date.now()).toBeGreaterThanOrEqual(48 * HOUR - 60_000);
  expect(next_free! - Date.now()).toBeLessThan(49 * HOUR);

  const taken = await anOpenCoach({ notice_hours: 48 });
  await aSession({ coach_id: taken._id, session_date: next_free!, duration: 60 });
  const [{ next_free: later }] = (await facts(taken.slug)) as [Facts];
  expect(later).toBe(next_free! + HOUR);
});

it('is null for a coach with an external booking page, without hours, or closed', async () => {
  const elsewhere = await anOpenCoach({ schedule_link: 'https://book.example/x' });
  const idle = await aCoach();

  expect((await facts(elsewhere.slug, idle.slug)).map(({ next_free }) => next_free)).toEqual([null, null]);
});

it('is found weeks ahead, and not beyond the horizon', () => {
  const now = Date.parse('2026-12-07T09:00:00Z');
  const availability = {
    ...AVAILABILITY_DEFAULTS,
    timezone: 'UTC',
    hours: [],
    exceptions: [{ date: '2027-01-15', closed: false, hours: [{ from: '10:00', to: '11:00' }] }],
  };

  expect(firstFree({ ...availability, horizon_days: 60 }, [], now)).toBe(Date.parse('2027-01-15T10:00:00Z'));
  expect(firstFree({ ...availability, horizon_days: 30 }, [], now)).toBeNull();
});

it('counts the sessions that took place, and no others', async () => {
  const coach = await anOpenCoach();
  const past = { coach_id: coach._id, session_date: Date.now() - DAY };
  await aSession({ ...past, status: 'Completed' });
  await aSession({ ...past, status: 'Completed' });
  await aSession({ ...past, status: 'No-show' });
  await aSession({ ...past, status: 'Cancelled' });
  await aSession({ coach_id: coach._id });

  expect(await facts(coach.slug)).toMatchObject([{ sessions_held: 2 }]);
});

it('takes as many reads for many coaches as for one', async () => {
  const slugs = [];
  for (let count = 0; count < 5; count++) slugs.push((await anOpenCoach()).slug);
  const reads = (...some: string[]) => world.countReads(() => facts(...some));

  expect(await reads(...slugs)).toBe(await reads(slugs[0]!));
});
