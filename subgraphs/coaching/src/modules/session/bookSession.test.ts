import { SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMemberWith, anOpenCoach, asking, balanceOf, DAY, HOUR, soon } from '../../testing/booking';
import { Coach, type CoachRow } from '../coach/coach.model';
import { bookSession } from './bookSession';
import { quartersOf, Session } from './session.model';

const world = openForFile(() => createTestWorld(subgraph));
let coach: CoachRow;
beforeEach(async () => {
  coach = await anOpenCoach();
  await OutboxMessage.deleteMany({});
});

const ask = asking(() => world);
const wish = (given: object = {}) => ({ coach_id: coach._id, start: soon(), duration: 60, ...given });

describe('a booking is refused', () => {
  it.each([
    ['to a visitor', visitor, 'UNAUTHENTICATED'],
    ['to a prospect', viewerOf('p', 'prospect'), 'FORBIDDEN'],
  ])('%s', async (_who, viewer, code) => {
    expect(await ask(viewer, 'bookSession', wish())).toMatchObject({ ok: false, code, data: null });
  });

  it('to a visitor and a prospect in every way', async () => {
    const book = (viewer: Viewer) => bookSession(viewer, { ...wish(), duration: 60 });

    await expect(book(visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(book(viewerOf('p', 'prospect'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['of no length', { duration: 0 }],
    ['of less than none', { duration: -60 }],
    ['of a length nobody offers', { duration: 45 }],
    ['at a part of a millisecond', { start: 1.5 }],
    ['at no time', { start: -1 }],
    ['with a note without end', { note: 'x'.repeat(501) }],
  ])('%s', async (_what, given) => {
    const me = await aMemberWith(180);

    expect(await ask(me, 'bookSession', wish(given))).toMatchObject({ ok: false, code: 'INVALID' });
  });

  it.each([
    ['in the past', () => ({ start: soon() - 10 * DAY }), SESSION_MESSAGES.passed],
    [
      'later than any calendar',
      () => ({ start: Number.MAX_SAFE_INTEGER }),
      SESSION_MESSAGES.notOffered('Maya Example'),
    ],
    ['too soon', () => ({ start: Math.ceil(Date.now() / HOUR) * HOUR + HOUR }), SESSION_MESSAGES.tooSoon(24)],
    ['too far ahead', () => ({ start: soon() + 90 * DAY }), SESSION_MESSAGES.notOffered('Maya Example')],
    ['between two times', () => ({ start: soon() + 600_000 }), SESSION_MESSAGES.notOffered('Maya Example')],
  ])('%s', async (_when, given, message) => {
    const me = await aMemberWith(180);

    const answer = await ask(me, 'bookSession', wish(given()));

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', message, data: null });
    expect(await balanceOf(me.id)).toEqual({ quantity: 180, held: 0 });
  });

  it('without enough time, and says what to do', async () => {
    const me = await aMemberWith(30);

    const answer = await ask(me, 'bookSession', wish());

    const message = 'You have 30 min available and this session takes 1 h. Buy More Time to book it.';
    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', message, fields: { credits: message } });
    expect(await Session.countDocuments({ user_id: me.id })).toBe(0);
  });

  it.each([
    ['at the same time', 0, 60],
    ['half way through', 30, 60],
    ['running into it', -30, 60],
    ['around it', -30, 90],
  ])('overlapping somebody else’s: %s', async (_what, minutes, duration) => {
    const [other, me] = [await aMemberWith(60), await aMemberWith(180)];
    await ask(other, 'bookSession', wish());

    const answer = await ask(me, 'bookSession', wish({ start: soon() + minutes * 60_000, duration }));

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', message: SESSION_MESSAGES.taken });
    expect(await balanceOf(me.id)).toEqual({ quantity: 180, held: 0 });
  });

  it('with another coach at the time of a session', async () => {
    const me = await aMemberWith(180);
    const other = await anOpenCoach();
    await ask(me, 'bookSession', wish());

    const answer = await ask(me, 'bookSession', wish({ coach_id: other._id, start: soon() + HOUR / 2 }));

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', message: SESSION_MESSAGES.busy });
  });

  it('with a coach who is booked externally, is oneself, or is unknown', async () => {
    const me = await aMemberWith(180);
    const elsewhere = await anOpenCoach({ schedule_link: 'https://example.com/ruth' });
    const myself = await anOpenCoach({ user_id: me.id });

    const answers = await Promise.all(
      [elsewhere._id, myself._id, 'nobody'].map((coach_id) => ask(me, 'bookSession', wish({ coach_id }))),
    );

    expect(answers.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT', 'NOT_FOUND']);
    const message = SESSION_MESSAGES.elsewhere('Maya Example');
    expect(answers[0]).toMatchObject({ message, fields: { start: message } });
    expect(answers[1]).toMatchObject({ message: SESSION_MESSAGES.yourself });
  });
});

it('holds the member’s time and mails both, now and the day before', async () => {
  const me = await aMemberWith(90);

  const { data } = await ask(me, 'bookSession', wish({ note: ' About the chair. ' }));

  expect(data).toMatchObject({ status: 'Scheduled', session_date: soon() });
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 60 });
  expect(await Session.findById(data?.id).lean()).toMatchObject({ note: 'About the chair.' });
  const mails = await OutboxMessage.find({ channel: 'mail' }).sort({ kind: 1, key: 1 }).lean();
  expect(mails.map(({ kind, payload }) => `${kind} ${(payload as { to: string }).to}`)).toEqual([
    'session_confirmation coach',
    'session_confirmation member',
    'session_reminder coach',
    'session_reminder member',
  ]);
  expect(mails.at(-1)?.due_at).toBe(soon() - DAY);
});

it('sends no reminder of a session that is less than a day away', async () => {
  coach = await anOpenCoach({ notice_hours: 0 });
  const me = await aMemberWith(90);
  const HALF = HOUR / 2;
  const start = (Math.floor(Date.now() / HALF) + 1) * HALF + DAY;

  expect(await ask(me, 'bookSession', wish({ start, duration: 30 }))).toMatchObject({ ok: true });
  expect(await ask(me, 'bookSession', wish({ start: start + 2 * HOUR }))).toMatchObject({ ok: true });

  expect(await OutboxMessage.countDocuments({ kind: 'session_confirmation' })).toBe(4);
  const reminders = await OutboxMessage.find({ kind: 'session_reminder' }).lean();
  expect(reminders.map(({ due_at }) => due_at)).toEqual(Array(2).fill(start + 2 * HOUR - DAY));
});

it('answers the existing booking to the member who asks again', async () => {
  const me = await aMemberWith(90);
  const { data } = await ask(me, 'bookSession', wish());

  const again = await bookSession(me, { ...wish(), duration: 60 }, soon() - HOUR);
  const longer = await ask(me, 'bookSession', wish({ duration: 30 }));

  expect(again._id).toBe(data?.id);
  expect(longer).toMatchObject({ code: 'CONFLICT', message: SESSION_MESSAGES.taken });
  expect(await OutboxMessage.countDocuments({ kind: 'session_confirmation' })).toBe(2);
});

it('answers the same booking to twenty concurrent requests', async () => {
  const me = await aMemberWith(600);

  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(me, 'bookSession', wish())));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(await balanceOf(me.id)).toEqual({ quantity: 600, held: 60 });
});

it('never holds more than the member has, for any concurrent requests', async () => {
  const me = await aMemberWith(120);

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ask(me, 'bookSession', wish({ start: soon() + n * HOUR }))),
  );

  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await balanceOf(me.id)).toEqual({ quantity: 120, held: 120 });
});

describe('overlapping times of different lengths', () => {
  const overlapping = async (coach_id: string) => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aMemberWith(90)));
    return Promise.all(
      people.map((viewer, n) =>
        ask(viewer, 'bookSession', {
          coach_id,
          start: soon() + (n % 3) * (HOUR / 2),
          duration: [90, 60, 90][n % 3]!,
        }),
      ),
    );
  };

  it('are booked by one of twelve concurrent requests', async () => {
    const answers = await overlapping(coach._id);

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok, message }) => !ok && message === SESSION_MESSAGES.taken)).toHaveLength(11);
  });

  it('are kept apart by the index alone', async () => {
    const given = {
      coach_id: coach._id,
      session_date: soon(),
      duration: 60,
      quarters: quartersOf({ session_date: soon(), duration: 60 }),
    };
    const later = {
      ...given,
      session_date: soon() + HOUR / 2,
      quarters: given.quarters.map((one) => one + 2),
    };
    await Session.create({ ...given, user_id: 'one' });

    await expect(Session.create({ ...later, user_id: 'two' })).rejects.toMatchObject({ code: 11000 });
    await Session.collection.dropIndex('coach_id_1_quarters_1');
    await Session.create({ ...later, user_id: 'two' });

    expect(await Session.countDocuments({ coach_id: coach._id, status: 'Scheduled' })).toBe(2);
    await Session.deleteMany({ coach_id: coach._id });
    await Session.createIndexes();
  });
});

describe('slots', () => {
  const SLOTS = `query ($input: SlotsInput!) { slots(input: $input) {
    ok code message count schedule_link timezone data { start durations } } }`;
  interface Slots {
    slots: {
      ok: boolean;
      code: string | null;
      message: string | null;
      count: number;
      data: { start: number; durations: number[] }[];
    };
  }
  const slots = (viewer = viewerOf('me'), given: object = {}) =>
    world.run<Slots>(viewer, SLOTS, {
      input: { coach_id: coach._id, from: soon(), to: soon() + 3 * HOUR, ...given },
    });

  it.each([
    ['backwards', { from: 2, to: 1 }],
    ['without end', { from: 0, to: 8e15 }],
    ['at the last moment that JavaScript knows', { from: 8.64e15 - HOUR, to: 8.64e15 }],
    ['of half a year', { from: 0, to: 180 * DAY }],
  ])('are refused %s', async (_what, given) => {
    expect((await slots(undefined, given)).slots).toMatchObject({ ok: false, code: 'INVALID', data: null });
  });

  it('are not for visitors and prospects', async () => {
    expect((await slots(visitor)).slots.code).toBe('UNAUTHENTICATED');
    expect((await slots(viewerOf('p', 'prospect'))).slots.code).toBe('FORBIDDEN');
  });

  it('are those that nobody has booked', async () => {
    await ask(await aMemberWith(60), 'bookSession', wish({ start: soon() + HOUR }));

    const { data } = (await slots()).slots;

    expect(data.map(({ start }) => (start - soon()) / HOUR)).toEqual([0, 0.5, 2, 2.5]);
    expect(data[1]!.durations).toEqual([30]);
  });

  it('of a coach who is booked externally are none, and the answer says so', async () => {
    await Coach.updateOne({ _id: coach._id }, { schedule_link: 'https://example.com/ruth' });

    expect((await slots()).slots).toMatchObject({
      ok: true,
      count: 0,
      data: [],
      message: SESSION_MESSAGES.elsewhere('Maya Example'),
      schedule_link: 'https://example.com/ruth',
    });
  });
});
