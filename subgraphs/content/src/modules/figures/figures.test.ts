import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aProgress, aRecording, anRSVP, aSalon } from '../../testing/factories';
import { Progress } from '../progress/progress.model';
import { RSVP } from '../rsvp/rsvp.model';

const admin = viewerOf('admin', 'member', 'admin');
const FIGURES = `query ($input: Period!) { learningFigures(input: $input) { ok code data {
  rsvps { day reserved waiting cancelled } watched { day minutes }
  attendance { title seats attended }
  most_watched { title minutes members } } } }`;

interface Answer {
  learningFigures: {
    ok: boolean;
    code: string | null;
    data: { rsvps: object[]; attendance: object[]; watched: object[]; most_watched: object[] } | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await RSVP.deleteMany({});
  await Progress.deleteMany({});
});

const ask = async (input: object, viewer: Viewer = admin) =>
  (await world.run<Answer>(viewer, FIGURES, { input })).learningFigures;
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}Z`);
const NOVEMBER = { from: '2025-11-01', to: '2025-11-30' };

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['other staff', viewerOf('s', 'member', 'coach', 'support', 'editor'), 'FORBIDDEN'],
])('is refused to %s', async (_who, viewer, code) => {
  expect(await ask(NOVEMBER, viewer)).toMatchObject({ ok: false, code, data: null });
});

it('counts RSVPs by the day of the request and their status now', async () => {
  const { _id: salon_id } = await aSalon();
  const rsvp = (day: string, status: 'RESERVED' | 'PENDING' | 'INVITED', time?: string) =>
    anRSVP({ salon_id, user_id: Math.random().toString(), status, created_at: at(day, time) });
  await rsvp('2025-10-31', 'RESERVED', '23:59');
  await rsvp('2025-11-01', 'RESERVED', '00:00');
  await rsvp('2025-11-01', 'PENDING');
  await rsvp('2025-11-30', 'INVITED', '23:59');
  await rsvp('2025-12-01', 'RESERVED', '00:00');

  expect((await ask(NOVEMBER)).data?.rsvps).toEqual([
    { day: '2025-11-01', reserved: 1, waiting: 1, cancelled: 0 },
    { day: '2025-11-30', reserved: 0, waiting: 0, cancelled: 1 },
  ]);
});

it('compares check-ins with taken seats, latest event first', async () => {
  const came = at('2025-11-05');
  const first = await aSalon({ title: 'First', date: came });
  const second = await aSalon({ title: 'Second', date: at('2025-11-06') });
  const unknown = await aSalon({ title: 'Nobody was checked in', date: came });
  const seat = (salon_id: string, given: object = {}) =>
    anRSVP({ salon_id, user_id: Math.random().toString(), ...given });
  await seat(first._id, { attended_at: came });
  await seat(first._id);
  await seat(first._id, { status: 'PENDING' });
  await seat(second._id, { attended_at: at('2025-11-06') });
  await seat(unknown._id);
  await seat((await aSalon())._id, { attended_at: at('2025-12-05') });

  expect((await ask(NOVEMBER)).data?.attendance).toEqual([
    { title: 'Second', seats: 1, attended: 1 },
    { title: 'First', seats: 2, attended: 1 },
  ]);
});

it('counts the minutes that were watched, and of which recordings', async () => {
  const short = await aRecording({ title: 'Short', event_duration: 30 });
  const long = await aRecording({ title: 'Long', event_duration: 90 });
  const watch = (salon_id: string, progress: number, day: string) =>
    aProgress({ salon_id, progress, user_id: Math.random().toString(), updated_at: at(day) });
  await watch(short._id, 1, '2025-11-03');
  await watch(short._id, 0.5, '2025-11-04');
  await watch(long._id, 1, '2025-11-04');
  await watch(long._id, 1, '2025-12-04');

  const { data } = await ask(NOVEMBER);

  expect(data?.watched).toEqual([
    { day: '2025-11-03', minutes: 30 },
    { day: '2025-11-04', minutes: 105 },
  ]);
  expect(data?.most_watched).toEqual([
    { title: 'Long', minutes: 90, members: 1 },
    { title: 'Short', minutes: 45, members: 2 },
  ]);
});

it('takes at most six reads for many RSVPs and recordings, as for one', async () => {
  const on = (n: number) => {
    const created_at = at('2025-11-01') + n * 86_400_000;
    return { created_at, attended_at: created_at };
  };
  for (let n = 0; n < 30; n++) {
    const { _id: salon_id } = await aRecording();
    const user_id = `member-${n}`;
    await anRSVP({ salon_id, user_id, status: 'RESERVED', ...on(n) });
    await aProgress({ salon_id, user_id, progress: 0.5, updated_at: on(n).created_at });
  }
  const readsOf = (input: object) => world.countReads(() => ask(input));

  // Some of them may be sent together.
  expect(await readsOf({ from: '2025-11-01', to: '2025-11-01' })).toBeLessThanOrEqual(6);
  expect(await readsOf(NOVEMBER)).toBeLessThanOrEqual(6);
});
