import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCoach, aSession } from '../../testing/factories';
import { Coach, type CoachRow } from '../coach/coach.model';
import { Session } from '../session/session.model';

const admin = viewerOf('admin', 'member', 'admin');
const FIGURES = `query ($input: Period!) { coachingFigures(input: $input) { ok code data {
  name sessions booked_minutes no_shows cancelled open_minutes } } }`;

interface Answer {
  coachingFigures: { ok: boolean; code: string | null; data: Record<string, unknown>[] | null };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await Coach.deleteMany({});
  await Session.deleteMany({});
});

const ask = async (input: object, viewer: Viewer = admin) =>
  (await world.run<Answer>(viewer, FIGURES, { input })).coachingFigures;
const at = (day: string) => Date.parse(`${day}T12:00Z`);
/** Monday to Sunday. */
const WEEK = { from: '2025-11-03', to: '2025-11-09' };

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['other staff', viewerOf('s', 'member', 'coach', 'support', 'editor'), 'FORBIDDEN'],
])('is refused to %s', async (_who, viewer, code) => {
  expect(await ask(WEEK, viewer)).toMatchObject({ ok: false, code, data: null });
});

it('compares bookings with the hours of each coach, by name', async () => {
  const coach = await aCoach({
    name: 'Maya',
    timezone: 'America/New_York',
    availability: [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 5, from: '09:00', to: '10:00' },
    ],
    // A mongoose array, which only mongoose creates.
    exceptions: [{ date: '2025-11-07', closed: true }] as unknown as CoachRow['exceptions'],
  });
  await aCoach({ name: 'Ada', schedule_link: 'https://elsewhere.example' });
  const session = (day: string, given: object) =>
    aSession({ coach_id: coach._id, session_date: at(day), ...given });
  await session('2025-11-03', { status: 'Completed', duration: 60 });
  await session('2025-11-03', { status: 'No-show', duration: 30 });
  await session('2025-11-04', { status: 'Cancelled', duration: 90 });
  await session('2025-11-10', { status: 'Scheduled', duration: 60 });

  expect((await ask(WEEK)).data).toEqual([
    { name: 'Ada', sessions: 0, booked_minutes: 0, no_shows: 0, cancelled: 0, open_minutes: null },
    { name: 'Maya', sessions: 2, booked_minutes: 90, no_shows: 1, cancelled: 1, open_minutes: 180 },
  ]);
});

it('takes as many reads for twenty coaches as for one', async () => {
  const readsOf = () => world.countReads(() => ask(WEEK));
  await aSession({ coach_id: (await aCoach())._id, session_date: at('2025-11-03') });
  const one = await readsOf();

  for (let n = 0; n < 20; n++)
    await aSession({ coach_id: (await aCoach())._id, session_date: at('2025-11-03') + n });

  expect(await readsOf()).toBe(one);
});
