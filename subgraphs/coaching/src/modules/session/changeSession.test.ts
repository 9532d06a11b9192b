import { SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { serviceViewer, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import {
  aMemberWith,
  anOpenCoach,
  asking,
  balanceOf,
  DAY,
  HOUR,
  soon,
  type Answer,
} from '../../testing/booking';
import type { CoachRow } from '../coach/coach.model';
import { CreditEntry } from '../credits/creditEntry.model';
import { cancelSession, rescheduleSession } from './changeSession';
import { Session } from './session.model';
import { markNoShow, settlePastSessions } from './settleSessions';

const world = openForFile(() => createTestWorld(subgraph));
let coach: CoachRow;
let coachViewer: Viewer;
let me: Viewer & { id: string };
let id: string;
let coaches = 0;
beforeEach(async () => {
  await Session.deleteMany({});
  const user_id = `coach-user-${++coaches}`;
  coach = await anOpenCoach({ user_id });
  coachViewer = viewerOf(user_id, 'member', 'coach');
  me = await aMemberWith(90);
  id = (await ask(me, 'bookSession', { coach_id: coach._id, start: soon(), duration: 60 })).data!.id;
  await OutboxMessage.deleteMany({});
});

const ask = asking(() => world);
const admin = viewerOf('admin-1', 'admin');
const strangers = () => [viewerOf('somebody'), viewerOf('another-coach', 'coach'), viewerOf('s', 'support')];
const late = () => soon() - 2 * HOUR;

describe('somebody else’s session', () => {
  it('cannot be seen, moved, cancelled, marked or noted, like an unknown one', async () => {
    for (const stranger of strangers()) {
      const seen = await world.run<{ session: Answer }>(stranger, `{ session(id: "${id}") { ok code } }`);
      const answers = await Promise.all([
        ask(stranger, 'rescheduleSession', { id, start: soon() + HOUR }),
        ask(stranger, 'cancelSession', { id }),
        ask(stranger, 'markNoShow', { id, no_show: true }),
        ask(stranger, 'saveSessionNotes', { id, notes: 'x', version: 0 }),
        ask(stranger, 'cancelSession', { id: 'none' }),
      ]);

      expect([seen.session, ...answers].map(({ code }) => code)).toEqual(Array(6).fill('NOT_FOUND'));
    }
    expect(await Session.findById(id).lean()).toMatchObject({ status: 'Scheduled', session_date: soon() });
  });

  it('is not accessible to its coach without the role', async () => {
    const former = viewerOf(coach.user_id!, 'member');

    expect(await ask(former, 'cancelSession', { id })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(
      (await world.run<{ coachSessions: Answer }>(former, '{ coachSessions { ok code } }')).coachSessions
        .code,
    ).toBe('NOT_FOUND');
  });
});

describe('cancelling', () => {
  it('shows its effect before, and gives the time back until 24 hours before', async () => {
    const { session } = await world.run<{ session: { data: object } }>(
      me,
      `{ session(id: "${id}") { data { can_move cancellation { consequence message free_until } } } }`,
    );
    expect(session.data).toEqual({
      can_move: true,
      cancellation: {
        consequence: 'release',
        message: '1 h will be available to you again.',
        free_until: soon() - DAY,
      },
    });

    await cancelSession(me, { id, consequence: 'release' }, soon() - DAY);

    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
    const kinds = (await OutboxMessage.find().lean()).map(({ kind }) => kind);
    expect(kinds).toEqual(['session_cancellation', 'session_cancellation']);
  });

  it('uses the time when it is later', async () => {
    await cancelSession(me, { id }, soon() - DAY + 1);

    expect(await balanceOf(me.id)).toEqual({ quantity: 30, held: 0 });
  });

  it('is refused when the effect that was shown has changed', async () => {
    await expect(cancelSession(me, { id, consequence: 'release' }, late())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: SESSION_MESSAGES.consequenceChanged,
    });
    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 60 });
  });

  it.each([
    ['the coach', () => coachViewer],
    ['an admin', () => admin],
  ])('by %s always gives the time back', async (_who, viewer) => {
    await cancelSession(viewer(), { id }, late());

    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
  });

  it('is not possible once it has begun', async () => {
    await expect(cancelSession(me, { id }, soon() + 1)).rejects.toMatchObject({
      message: SESSION_MESSAGES.begun,
    });
  });

  it('is possible for the member until it begins, and for the coach until it is settled', async () => {
    await expect(cancelSession(me, { id }, soon())).rejects.toMatchObject({
      message: SESSION_MESSAGES.begun,
    });
    await cancelSession(coachViewer, { id }, soon() + HOUR);

    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
  });

  it.each(['Completed', 'No-show'] as const)('is not possible once it is %s', async (status) => {
    await Session.updateOne({ _id: id }, { status });

    for (const viewer of [me, coachViewer, admin])
      expect(await ask(viewer, 'cancelSession', { id })).toMatchObject({
        code: 'CONFLICT',
        message: SESSION_MESSAGES.over,
      });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('stores who cancelled it when, and raises the calendar sequence', async () => {
    const now = soon() - 2 * DAY;

    await cancelSession(admin, { id }, now);
    const again = await cancelSession(me, { id }, now + 1);

    const cancelled = { status: 'Cancelled', cancelled_at: now, cancelled_by: 'admin', changed_at: now };
    expect(again).toMatchObject({ ...cancelled, sequence: 1 });
    const [told] = await OutboxMessage.find({ kind: 'session_cancellation' }).sort({ key: 1 }).lean();
    expect(told).toMatchObject({
      key: `${id}:1:coach`,
      payload: { session_id: id, sequence: 1, to: 'coach' },
    });
  });

  it('twenty times concurrently is once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(me, 'cancelSession', { id })));

    expect(await CreditEntry.countDocuments({ session_id: id, type: 'release' })).toBe(1);
    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
  });

  it('frees the time for everybody', async () => {
    await ask(me, 'cancelSession', { id });

    const again = await ask(me, 'bookSession', { coach_id: coach._id, start: soon(), duration: 60 });

    expect(again.ok).toBe(true);
    expect(again.data?.id).not.toBe(id);
  });
});

describe('moving', () => {
  it('is refused within 24 hours, to the past and to a time that is taken', async () => {
    const other = await aMemberWith(60);
    await ask(other, 'bookSession', { coach_id: coach._id, start: soon() + 2 * HOUR, duration: 60 });

    const taken = await ask(me, 'rescheduleSession', { id, start: soon() + 1.5 * HOUR });
    const past = await ask(me, 'rescheduleSession', { id, start: soon() - 10 * DAY });

    expect(taken).toMatchObject({ code: 'CONFLICT', message: SESSION_MESSAGES.taken });
    expect(past).toMatchObject({ code: 'CONFLICT', message: SESSION_MESSAGES.passed });
    await expect(rescheduleSession(me, { id, start: soon() + DAY }, late())).rejects.toMatchObject({
      message: SESSION_MESSAGES.tooLateToMove,
    });
  });

  it('keeps the hold, raises the calendar sequence and tells both', async () => {
    const { data } = await ask(me, 'rescheduleSession', { id, start: soon() + HOUR / 2 });

    expect(data).toMatchObject({ id, session_date: soon() + HOUR / 2 });
    expect(await Session.findById(id).lean()).toMatchObject({ sequence: 1 });
    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 60 });
    expect(await OutboxMessage.countDocuments({ kind: 'session_change' })).toBe(2);
    expect(await OutboxMessage.countDocuments({ kind: 'session_reminder' })).toBe(2);
  });

  it('is for the member alone', async () => {
    for (const viewer of [coachViewer, admin])
      expect(await ask(viewer, 'rescheduleSession', { id, start: soon() + HOUR })).toMatchObject({
        code: 'CONFLICT',
      });
  });

  it('is not possible once it has begun, or is cancelled', async () => {
    const refused = (now: number) => rescheduleSession(me, { id, start: soon() + 2 * DAY }, now);

    await expect(refused(soon() - DAY + 1)).rejects.toMatchObject({
      message: SESSION_MESSAGES.tooLateToMove,
    });
    await expect(refused(soon())).rejects.toMatchObject({ message: SESSION_MESSAGES.begun });
    await ask(me, 'cancelSession', { id });
    await expect(refused(soon() - 2 * DAY)).rejects.toMatchObject({ message: SESSION_MESSAGES.over });
    await expect(rescheduleSession(me, { id, start: soon() }, soon() - 2 * DAY)).rejects.toMatchObject({
      message: SESSION_MESSAGES.over,
    });
  });

  it('to the same time changes nothing, however late', async () => {
    const same = await rescheduleSession(me, { id, start: soon() }, late());

    expect(same).toMatchObject({ session_date: soon(), sequence: 0, changed_at: null });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('frees the old time and takes the new one', async () => {
    const now = soon() - 2 * DAY;
    await rescheduleSession(me, { id, start: soon() + 2 * HOUR }, now);
    const other = await aMemberWith(180);
    const book = (start: number) => ask(other, 'bookSession', { coach_id: coach._id, start, duration: 60 });

    expect(await book(soon() + 2 * HOUR)).toMatchObject({ message: SESSION_MESSAGES.taken });
    expect(await book(soon())).toMatchObject({ ok: true });
    expect(await Session.findById(id).lean()).toMatchObject({ changed_at: now });
  });

  it('and cancelling at the same time leaves one of the two', async () => {
    await Promise.all([
      ask(me, 'rescheduleSession', { id, start: soon() + HOUR }),
      ask(me, 'cancelSession', { id }),
    ]);

    const { status } = (await Session.findById(id).lean())!;
    expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: status === 'Cancelled' ? 0 : 60 });
  });
});

describe('a session that is over', () => {
  it('uses its time, once, however often it is settled, and may be reviewed', async () => {
    expect(await settlePastSessions(soon() + HOUR - 1)).toBe(0);

    const counted = await Promise.all(Array.from({ length: 5 }, () => settlePastSessions(soon() + HOUR)));

    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await Session.findById(id).lean()).toMatchObject({ status: 'Completed' });
    expect(await balanceOf(me.id)).toEqual({ quantity: 30, held: 0 });
    const [told] = await OutboxMessage.find({ kind: 'review_right' }).lean();
    expect(told?.payload).toEqual({ user_id: me.id, coach_id: coach._id });
    const COACHED = `{ coachedNotice(user_id: "${me.id}", coach_id: "${coach._id}") { data { is_coached coach_name } } }`;
    expect(await world.run(serviceViewer, COACHED)).toEqual({
      coachedNotice: { data: { is_coached: true, coach_name: 'Maya Example' } },
    });
  });

  it('can be marked as missed by its coach, and unmarked; the time is used once', async () => {
    expect(await ask(coachViewer, 'markNoShow', { id, no_show: true })).toMatchObject({
      code: 'CONFLICT',
      message: SESSION_MESSAGES.notYet,
    });
    await Session.updateOne({ _id: id }, { session_date: Date.now() - 2 * HOUR });
    expect(await ask(me, 'markNoShow', { id, no_show: true })).toMatchObject({ code: 'NOT_FOUND' });

    const marked = await ask(coachViewer, 'markNoShow', { id, no_show: true });
    const twice = await ask(coachViewer, 'markNoShow', { id, no_show: true });
    const back = await ask(coachViewer, 'markNoShow', { id, no_show: false });

    expect([marked, twice, back].map(({ data }) => data?.status)).toEqual([
      'No-show',
      'No-show',
      'Completed',
    ]);
    expect(await settlePastSessions()).toBe(0);
    expect(await balanceOf(me.id)).toEqual({ quantity: 30, held: 0 });
  });
});

describe('settling sessions', () => {
  const aPast = async (given: object = {}) =>
    (
      await Session.create({
        user_id: me.id,
        coach_id: coach._id,
        session_date: soon() - DAY,
        duration: 60,
        ...given,
      })
    )._id;

  it('settles each one that is over, and none that was cancelled, settled or is still on', async () => {
    await aPast();
    await aPast({ session_date: soon() - 2 * DAY, duration: 30 });
    await aPast({ status: 'Cancelled' });
    await aPast({ status: 'No-show' });

    expect(await settlePastSessions(soon())).toBe(2);

    expect(await Session.findById(id).lean()).toMatchObject({ status: 'Scheduled' });
    expect(await balanceOf(me.id)).toEqual({ quantity: 0, held: -30 });
  });

  it('changes nothing for a session that is unmarked without having been marked', async () => {
    const begun = await aPast({ session_date: soon() });

    await markNoShow(coachViewer, { id: begun, no_show: false }, soon());

    expect(await Session.findById(begun).lean()).toMatchObject({ status: 'Scheduled' });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('reports each change of the right to review, and refuses cancelled sessions', async () => {
    const over = await aPast();
    const told = () => OutboxMessage.countDocuments({ kind: 'review_right' });
    await settlePastSessions(soon());
    await OutboxMessage.deleteMany({});

    await markNoShow(admin, { id: over, no_show: true }, soon());
    expect(await told()).toBe(1);
    await OutboxMessage.deleteMany({});
    await markNoShow(admin, { id: over, no_show: true }, soon());
    expect(await told()).toBe(0);
    await Session.updateOne({ _id: over }, { status: 'Cancelled' });

    await expect(markNoShow(admin, { id: over, no_show: true }, soon())).rejects.toMatchObject({
      message: SESSION_MESSAGES.over,
    });
  });
});

it('has a notice for mail and calendars with its current state', async () => {
  const NOTICE = `query ($id: ID!) { sessionNotice(id: $id) { data { id sequence is_released coach_name coach_slug
    coach_user_id coach_timezone status session_date duration } } }`;
  const notice = async (of: string) =>
    (await world.run<{ sessionNotice: Answer<object> }>(serviceViewer, NOTICE, { id: of })).sessionNotice
      .data;
  const told = {
    id,
    sequence: 0,
    is_released: false,
    coach_name: 'Maya Example',
    coach_slug: coach.slug,
    coach_user_id: coach.user_id,
    coach_timezone: 'UTC',
    status: 'Scheduled',
    session_date: soon(),
    duration: 60,
  };

  expect(await notice(id)).toEqual(told);
  await ask(me, 'cancelSession', { id });
  expect(await notice(id)).toEqual({ ...told, status: 'Cancelled', sequence: 1, is_released: true });
  expect(await notice('none')).toBeNull();
});

describe('a coach’s notes', () => {
  const notesFor = async (viewer: Viewer) =>
    (
      await world.run<{ session: Answer<{ coach_notes: string | null }> }>(
        viewer,
        `{ session(id: "${id}") { data { coach_notes coach_notes_version } } }`,
      )
    ).session.data;

  it('are visible to the coach alone', async () => {
    await ask(coachViewer, 'saveSessionNotes', { id, notes: 'Speaks too fast.', version: 0 });

    expect(await notesFor(coachViewer)).toEqual({ coach_notes: 'Speaks too fast.', coach_notes_version: 1 });
    expect(await notesFor(me)).toEqual({ coach_notes: null, coach_notes_version: null });
    expect(await notesFor(admin)).toEqual({ coach_notes: null, coach_notes_version: null });
  });

  it('are not overwritten by a second window', async () => {
    const [one, other] = await Promise.all([
      ask(coachViewer, 'saveSessionNotes', { id, notes: 'One.', version: 0 }),
      ask(coachViewer, 'saveSessionNotes', { id, notes: 'Other.', version: 0 }),
    ]);

    expect([one.ok, other.ok].sort()).toEqual([false, true]);
    const late = await ask(coachViewer, 'saveSessionNotes', { id, notes: 'Late.', version: 0 });
    expect(late).toMatchObject({ code: 'CONFLICT', message: SESSION_MESSAGES.notesChanged });
  });

  it('are written by nobody else, changed after reading them, and cleared', async () => {
    for (const viewer of [me, admin])
      expect(await ask(viewer, 'saveSessionNotes', { id, notes: 'x', version: 0 })).toMatchObject({
        code: 'NOT_FOUND',
      });

    await ask(coachViewer, 'saveSessionNotes', { id, notes: 'One.', version: 0 });
    await ask(coachViewer, 'saveSessionNotes', { id, notes: '', version: 1 });

    expect(await notesFor(coachViewer)).toEqual({ coach_notes: null, coach_notes_version: 2 });
  });
});

it('shows a calendar to its coach, and to an admin who names the coach', async () => {
  const list = (viewer: Viewer, input: object = {}) =>
    world.run<{ coachSessions: Answer<{ id: string }[]> }>(
      viewer,
      'query ($input: CoachSessionsInput) { coachSessions(input: $input) { ok code data { id user { id } } } }',
      { input },
    );
  const own = [{ id, user: { id: me.id } }];

  expect((await list(coachViewer)).coachSessions.data).toEqual(own);
  expect((await list(admin, { coach_id: coach._id })).coachSessions.data).toEqual(own);
  expect((await list(viewerOf('x', 'coach'), { coach_id: coach._id })).coachSessions.code).toBe('NOT_FOUND');
});
