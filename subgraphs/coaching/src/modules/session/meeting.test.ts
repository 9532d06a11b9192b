import { SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { serviceViewer, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMemberWith, anOpenCoach, asking, HOUR, soon, type Answer } from '../../testing/booking';
import { Coach, type CoachRow } from '../coach/coach.model';
import { changeMeeting } from './changeMeeting';
import { Session, type SessionRow } from './session.model';

const PHONE = { kind: 'phone', value: '+1 312 555 0142' };
const LINK = { kind: 'link', value: 'https://video.example/maya' };
const FIELDS = 'id status session_date sequence meeting { kind value }';

const world = openForFile(() => createTestWorld(subgraph));
let coach: CoachRow;
let coachViewer: Viewer;
let me: Viewer & { id: string };
let coaches = 0;
beforeEach(async () => {
  await Session.deleteMany({});
  const user_id = `meeting-coach-${++coaches}`;
  coach = await anOpenCoach({ user_id });
  coachViewer = viewerOf(user_id, 'member', 'coach');
  me = await aMemberWith(180);
  await OutboxMessage.deleteMany({});
});

interface Met {
  id: string;
  sequence: number;
  meeting: { kind: string; value: string | null } | null;
}
const ask = asking(() => world);
const book = (start = soon()) =>
  ask<Answer<Met>>(me, 'bookSession', { coach_id: coach._id, start, duration: 60 }, FIELDS);
const change = (viewer: Viewer, id: string, meeting: object) =>
  ask<Answer<Met>>(viewer, 'changeMeeting', { id, meeting }, FIELDS);
const seen = async (viewer: Viewer, id: string) =>
  (
    await world.run<{ session: Answer<Met> }>(
      viewer,
      `{ session(id: "${id}") { ok code message fields data { ${FIELDS} } } }`,
    )
  ).session;
const notice = async (id: string) =>
  (
    await world.run<{ sessionNotice: { data: { room: string; meeting: object | null } } }>(
      serviceViewer,
      `{ sessionNotice(id: "${id}") { data { room meeting { kind value } } } }`,
    )
  ).sessionNotice.data;
const told = async () =>
  (await OutboxMessage.find().lean())
    .map(({ kind, payload }) => [kind, (payload as { to: string }).to])
    .sort();

it('is a room by default', async () => {
  const { data: one } = await book();
  const { data: other } = await book(soon() + 2 * HOUR);

  expect(one!.meeting).toEqual({ kind: 'room', value: null });
  const rooms = await Promise.all([notice(one!.id), notice(other!.id)]);
  expect(rooms[0]!.room).toMatch(/^[\w-]{20,}$/);
  expect(rooms[0]!.room).not.toBe(rooms[1]!.room);
  expect(rooms[0]!.room).not.toBe(one!.id);
});

it('is the coach’s default place at booking time, and stays so when the default changes', async () => {
  await Coach.updateOne({ _id: coach._id }, { meeting: PHONE as CoachRow['meeting'] });
  const { data } = await book();
  await Coach.updateOne({ _id: coach._id }, { meeting: LINK as CoachRow['meeting'] });

  expect(data!.meeting).toEqual(PHONE);
  expect((await seen(me, data!.id)).data!.meeting).toEqual(PHONE);
});

it('is a room for sessions from before places existed, the same each time', async () => {
  const { data } = await book();
  await Session.updateOne({ _id: data!.id }, { $unset: { meeting: 1, room: 1 } });

  expect((await seen(me, data!.id)).data!.meeting).toEqual({ kind: 'room', value: null });
  const { room } = await notice(data!.id);
  expect(room).toMatch(/^[0-9a-f]{32}$/);
  expect(room).not.toContain(data!.id);
  expect((await notice(data!.id)).room).toBe(room);
});

it('is changed by its coach; both are told once', async () => {
  const { data } = await book();
  await OutboxMessage.deleteMany({});

  const changed = await change(coachViewer, data!.id, PHONE);
  const again = await change(coachViewer, data!.id, PHONE);

  expect(changed).toMatchObject({ ok: true, data: { meeting: PHONE, sequence: 1 } });
  expect(again).toMatchObject({ ok: true, data: { sequence: 1 } });
  expect((await told()).filter(([kind]) => kind === 'session_place')).toEqual([
    ['session_place', 'coach'],
    ['session_place', 'member'],
  ]);
  // The earlier reminder has the old place, and is dropped by its sequence.
  const reminders = await OutboxMessage.find({ kind: 'session_reminder' }).lean();
  expect(reminders.map(({ payload }) => (payload as { sequence: number }).sequence)).toEqual([1, 1]);
});

it.each([
  ['kind', { kind: 'address', value: PHONE.value }],
  ['value', { kind: 'phone', value: '+1 312 555 0143' }],
])('is another one when its %s alone differs', async (_what, place) => {
  const { data } = await book();
  await change(coachViewer, data!.id, PHONE);

  expect(await change(coachViewer, data!.id, place)).toMatchObject({
    ok: true,
    data: { meeting: place, sequence: 2 },
  });
});

it('has the same room when it returns to one', async () => {
  const { data } = await book();
  const { room } = await notice(data!.id);
  await change(coachViewer, data!.id, LINK);
  const { data: back } = await change(coachViewer, data!.id, { kind: 'room', value: 'ignored' });

  expect(back!.meeting).toEqual({ kind: 'room', value: null });
  expect((await notice(data!.id)).room).toBe(room);
});

it('cannot be changed by the member, nor by others', async () => {
  const { data } = await book();
  const others = [me, viewerOf('somebody'), viewerOf('another-coach', 'member', 'coach')];

  for (const viewer of others)
    expect(await change(viewer, data!.id, PHONE)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect((await seen(me, data!.id)).data!.meeting!.kind).toBe('room');
});

it('cannot be changed once it has begun, is over, or was booked externally', async () => {
  const { data } = await book();
  const { id } = data!;
  // As a client sends it, not as the schema answers.
  const wish = { id, meeting: PHONE as never };

  await expect(changeMeeting(coachViewer, wish, soon())).rejects.toThrow(SESSION_MESSAGES.begun);
  await Session.updateOne({ _id: id }, { provider: 'calendly', booking_id: 'b1' });
  await expect(changeMeeting(coachViewer, wish)).rejects.toThrow(SESSION_MESSAGES.placeElsewhere);
  await Session.updateOne({ _id: id }, { status: 'Cancelled' });
  await expect(changeMeeting(coachViewer, wish)).rejects.toThrow(SESSION_MESSAGES.over);
  expect((await seen(me, id)).data!.meeting).toBeNull();
});

it('reports an invalid place at its field', async () => {
  const { data } = await book();

  expect(await change(coachViewer, data!.id, { kind: 'link', value: 'http://video.example' })).toMatchObject({
    ok: false,
    code: 'INVALID',
    fields: { 'meeting.value': 'Enter a link that begins with https://' },
  });
});

describe('a session booked externally', () => {
  const at = Date.now();
  const apply = (more: object) =>
    ask<Answer>(
      serviceViewer,
      'applyBooking',
      {
        provider: 'calendly',
        booking_id: 'b-2',
        at,
        type: 'booked',
        user_id: me.id,
        start: soon(),
        duration: 30,
        ...more,
      },
      'id status',
    );

  it('takes place where the report says, or has no place', async () => {
    const away = await anOpenCoach({ schedule_link: 'https://calendly.example/ruth' });

    const { data } = await apply({ coach_id: away._id });
    expect((await seen(me, data!.id)).data!.meeting).toBeNull();
    await apply({ coach_id: away._id, type: 'moved', at: at + 1, meeting: LINK });
    expect((await seen(me, data!.id)).data!.meeting).toEqual(LINK);
  });
});

describe('the next session', () => {
  const next = async () =>
    (await world.run<{ nextSession: Answer<Met> }>(me, `{ nextSession { ok code data { ${FIELDS} } } }`))
      .nextSession;
  const startsIn = (id: string, minutes: number) =>
    Session.updateOne({ _id: id }, { session_date: Date.now() + minutes * 60_000 } as Partial<SessionRow>);

  it('is the current one, then the upcoming one; neither past nor cancelled ones', async () => {
    expect(await next()).toMatchObject({ ok: true, data: null });
    const [one, two] = [(await book()).data!.id, (await book(soon() + 2 * HOUR)).data!.id];

    expect((await next()).data!.id).toBe(one);
    await startsIn(one, -59);
    expect((await next()).data!.id).toBe(one);
    await startsIn(one, -61);
    expect((await next()).data!.id).toBe(two);
    await ask(me, 'cancelSession', { id: two });
    expect((await next()).data).toBeNull();
  });
});
