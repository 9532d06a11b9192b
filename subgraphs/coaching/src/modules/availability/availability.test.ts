import { AVAILABILITY_MESSAGES } from '@athenaeum/coaching-contract';
import type { Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anOpenCoach, asking, type Answer } from '../../testing/booking';
import { Coach, type CoachRow } from '../coach/coach.model';

const world = openForFile(() => createTestWorld(subgraph));
let coach: CoachRow;
let owner: Viewer;
let coaches = 0;
beforeEach(async () => {
  const user_id = `coach-user-${++coaches}`;
  coach = await anOpenCoach({ user_id, timezone: 'America/Los_Angeles' });
  owner = viewerOf(user_id, 'coach');
});

const FIELDS =
  'version timezone hours { weekday from to } exceptions { date closed hours { from to } } durations notice_hours horizon_days';
const save = (viewer: Viewer, input: object) =>
  asking(() => world)<Answer<Record<string, unknown>>>(viewer, 'saveAvailability', input, FIELDS);
const read = async (viewer: Viewer, input: object = {}) =>
  (
    await world.run<{ availability: Answer<Record<string, unknown>> }>(
      viewer,
      `query ($input: AvailabilityInput) { availability(input: $input) { ok code data { ${FIELDS} } } }`,
      { input },
    )
  ).availability;
const availability = (given: object = {}) => ({
  version: 0,
  timezone: 'Europe/London',
  hours: [{ weekday: 1, from: '09:00', to: '12:00' }],
  exceptions: [{ date: '2099-01-04', closed: true, hours: [] }],
  durations: [30, 60],
  notice_hours: 12,
  horizon_days: 30,
  ...given,
});

it('is neither read nor written by another member, another coach or support', async () => {
  for (const stranger of [viewerOf('m'), viewerOf('c', 'coach'), viewerOf('s', 'support')]) {
    expect(await read(stranger, { coach_id: coach._id })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await save(stranger, availability({ coach_id: coach._id }))).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
  }
});

it.each([
  ['hours that end before they begin', { hours: [{ weekday: 1, from: '12:00', to: '09:00' }] }],
  ['an hour that no clock shows', { hours: [{ weekday: 1, from: '25:00', to: '26:00' }] }],
  ['hours off the quarter', { hours: [{ weekday: 1, from: '09:07', to: '10:00' }] }],
  ['an eighth day', { hours: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
  [
    'hours that overlap',
    {
      hours: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '13:00' },
      ],
    },
  ],
  ['a date that is none', { exceptions: [{ date: '2099-02-30', closed: true, hours: [] }] }],
  ['a day that has passed', { exceptions: [{ date: '2026-01-05', closed: true, hours: [] }] }],
  ['an exception that says nothing', { exceptions: [{ date: '2099-02-03', closed: false, hours: [] }] }],
  ['a zone that is none', { timezone: 'Moon/Tranquillity' }],
  ['no length at all', { durations: [] }],
  ['a length nobody offers', { durations: [45] }],
  ['less than no notice', { notice_hours: -1 }],
  ['a horizon of ten years', { horizon_days: 3650 }],
])('refuses %s', async (_what, given) => {
  expect(await save(owner, availability(given))).toMatchObject({ ok: false, code: 'INVALID', data: null });
});

it('is saved as a whole and read again', async () => {
  const { data } = await save(owner, availability());

  expect(data).toEqual({ ...availability(), version: 1 });
  expect((await read(owner)).data).toEqual(data);
  expect((await read(viewerOf('admin', 'admin'), { coach_id: coach._id })).data).toEqual(data);
});

it('refuses one of two concurrent saves, so that no entry is lost unseen', async () => {
  const [one, other] = await Promise.all([
    save(owner, availability({ notice_hours: 1 })),
    save(owner, availability({ notice_hours: 2 })),
  ]);

  const refused = [one, other].filter(({ ok }) => !ok);
  expect(refused).toMatchObject([{ code: 'CONFLICT', message: AVAILABILITY_MESSAGES.changedMeanwhile }]);
  expect(await save(owner, availability({ version: 1 }))).toMatchObject({ ok: true, data: { version: 2 } });
});

it('has defaults for a coach who has set nothing', async () => {
  await Coach.collection.updateOne(
    // The driver's types want an ObjectId as `_id`.
    { _id: coach._id as never },
    { $unset: { durations: 1, notice_hours: 1, horizon_days: 1, exceptions: 1, availability_version: 1 } },
  );

  expect((await read(owner)).data).toMatchObject({
    version: 0,
    durations: [30, 60, 90],
    notice_hours: 24,
    horizon_days: 60,
    exceptions: [],
  });
  expect((await save(owner, availability())).ok).toBe(true);
});
