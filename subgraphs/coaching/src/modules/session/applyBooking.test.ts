import { SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { serviceViewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMemberWith, anOpenCoach, asking, balanceOf, DAY, HOUR, soon } from '../../testing/booking';
import type { CoachRow } from '../coach/coach.model';
import { CreditEntry } from '../credits/creditEntry.model';
import { Session } from './session.model';

const world = openForFile(() => createTestWorld(subgraph));
let ruth: CoachRow;
let bookings = 0;
beforeAll(async () => {
  ruth = await anOpenCoach({ name: 'Ruth Example', schedule_link: 'https://example.com/ruth' });
}, 60_000);

const ask = asking(() => world);
const tell = (input: object) => ask(serviceViewer, 'applyBooking', input);
const aBooking = (user_id: string, given: object = {}) => ({
  provider: 'calendly',
  booking_id: `booking-${++bookings}`,
  type: 'booked',
  at: Date.now(),
  coach_id: ruth._id,
  user_id,
  start: soon(),
  duration: 60,
  ...given,
});

it('is for the gateway alone', async () => {
  const answer = await ask(viewerOf('a', 'admin', 'member'), 'applyBooking', aBooking('x'));

  expect(answer).toMatchObject({ ok: false, code: 'FORBIDDEN' });
});

it.each([
  ['no coach of ours', { coach_id: 'nobody' }, 'NOT_FOUND'],
  ['less than no time', { duration: -60 }, 'INVALID'],
  ['more than a day', { duration: 100_000 }, 'INVALID'],
  ['more time than the member has', { duration: 120 }, 'CONFLICT'],
])('refuses a booking of %s', async (_what, given, code) => {
  const me = await aMemberWith(90);

  expect(await tell(aBooking(me.id, given))).toMatchObject({ ok: false, code });
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
});

it('refuses a booking with an unknown coach, and a change of an unknown booking', async () => {
  const me = await aMemberWith(90);

  expect(await tell(aBooking(me.id, { coach_id: null }))).toMatchObject({ code: 'NOT_FOUND' });
  const unknown = { provider: 'calendly', booking_id: 'unknown', at: 1, cancelled_by: 'member' };
  expect(await tell({ ...unknown, type: 'cancelled' })).toMatchObject({ code: 'NOT_FOUND' });
});

it('knows a coach by slug too, and accepts a booking of all the time that is left', async () => {
  const me = await aMemberWith(60);
  const at = Date.now();

  const { data } = await tell(aBooking(me.id, { coach_id: null, coach_slug: ruth.slug, at }));

  expect(await Session.findById(data?.id).lean()).toMatchObject({
    coach_id: ruth._id,
    session_date: soon(),
    told_at: at,
    created_at: at,
  });
  expect(await balanceOf(me.id)).toEqual({ quantity: 60, held: 60 });
});

it('refuses an external booking of a coach who is booked here', async () => {
  const me = await aMemberWith(90);
  const { _id: coach_id } = await anOpenCoach();

  expect(await tell(aBooking(me.id, { coach_id }))).toMatchObject({ code: 'CONFLICT' });
});

it('holds the time once, however often it is reported', async () => {
  const me = await aMemberWith(90);
  const booking = aBooking(me.id);

  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(booking)));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 60 });
});

it('tells bookings with the same number on two pages apart', async () => {
  const me = await aMemberWith(180);
  const booking = aBooking(me.id);
  const { data: one } = await tell(booking);

  const { data: other } = await tell({ ...booking, provider: 'another', start: soon() + 2 * HOUR });

  expect(other?.id).not.toBe(one?.id);
  expect(await balanceOf(me.id)).toEqual({ quantity: 180, held: 120 });
});

it('holds the time once also where only the index knows that it was reported', async () => {
  const me = await aMemberWith(180);
  const booking = aBooking(me.id);
  const { data: one } = await tell(booking);
  const findOne = Session.findOne.bind(Session);
  // The other one was not written yet when this one looked.
  jest.spyOn(Session, 'findOne').mockImplementationOnce(() => findOne({ _id: 'none' }));

  expect((await tell(booking)).data).toMatchObject({ id: one?.id });
  expect(await balanceOf(me.id)).toEqual({ quantity: 180, held: 60 });
});

it('moves and grows with the booking, and late reports change nothing', async () => {
  const me = await aMemberWith(90);
  const booking = aBooking(me.id);
  await tell(booking);
  const later = { ...booking, type: 'moved', at: booking.at + 2, start: soon() + HOUR, duration: 90 };
  await tell(later);

  const late = await tell({ ...booking, type: 'moved', at: booking.at + 1, start: soon() + DAY });

  expect(late.data).toMatchObject({ session_date: soon() + HOUR });
  expect(await Session.findById(late.data?.id).lean()).toMatchObject({ duration: 90, sequence: 1 });
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 90 });
});

it('holds less when the booking shrinks, and refuses growth beyond the available time', async () => {
  const me = await aMemberWith(90);
  const booking = aBooking(me.id);
  await tell(booking);

  const grown = await tell({ ...booking, type: 'moved', at: booking.at + 1, duration: 120 });
  const { data } = await tell({ ...booking, type: 'moved', at: booking.at + 2, duration: 30 });

  const message = SESSION_MESSAGES.tooLittle(30, 120);
  expect(grown).toMatchObject({ ok: false, code: 'CONFLICT', message });
  expect(await Session.findById(data?.id).lean()).toMatchObject({
    duration: 30,
    sequence: 1,
    told_at: booking.at + 2,
    changed_at: booking.at + 2,
  });
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 30 });
  expect(await CreditEntry.findOne({ user_id: me.id, type: 'adjustment' }).lean()).toMatchObject({
    note: 'A session was changed from 60 to 30 minutes',
  });
});

it('writes no line when only the time changes, and ignores a report of the same moment', async () => {
  const me = await aMemberWith(90);
  const booking = aBooking(me.id);
  await tell(booking);

  await tell({ ...booking, type: 'moved', start: soon() + HOUR });
  expect(await Session.findOne({ user_id: me.id }).lean()).toMatchObject({ session_date: soon() });
  await tell({ ...booking, type: 'moved', at: booking.at + 1, start: soon() + HOUR });

  expect(await Session.findOne({ user_id: me.id }).lean()).toMatchObject({ session_date: soon() + HOUR });
  expect(await CreditEntry.countDocuments({ user_id: me.id })).toBe(2);
});

it('leaves a cancelled booking as it is, with who cancelled it when', async () => {
  const me = await aMemberWith(90);
  const booking = aBooking(me.id);
  const { provider, booking_id, at } = booking;
  await tell(booking);
  await tell({ provider, booking_id, type: 'cancelled', at: at + 1, cancelled_by: 'coach' });

  await tell({ ...booking, type: 'moved', at: at + 2, start: soon() + HOUR, duration: 90 });
  await tell({ provider, booking_id, type: 'cancelled', at: at + 3, cancelled_by: 'member' });

  expect(await Session.findOne({ user_id: me.id }).lean()).toMatchObject({
    status: 'Cancelled',
    cancelled_by: 'coach',
    cancelled_at: at + 1,
    changed_at: at + 1,
    told_at: at + 1,
    sequence: 1,
    session_date: soon(),
  });
  expect(await balanceOf(me.id)).toEqual({ quantity: 90, held: 0 });
});

it.each([
  ['early', 'member', 2 * DAY, { quantity: 90, held: 0 }],
  ['late', 'member', 2 * HOUR, { quantity: 30, held: 0 }],
  ['late, by the coach', 'coach', 2 * HOUR, { quantity: 90, held: 0 }],
])('cancelled %s applies the rule to the held time', async (_when, cancelled_by, before, left) => {
  const me = await aMemberWith(90);
  const { provider, booking_id, ...rest } = aBooking(me.id, { at: soon() - 5 * DAY });
  await tell({ provider, booking_id, ...rest });

  const told = { provider, booking_id, type: 'cancelled', at: soon() - before, cancelled_by };
  await Promise.all([tell(told), tell(told)]);

  expect(await balanceOf(me.id)).toEqual(left);
});

it('is changed and cancelled only where it was booked', async () => {
  const me = await aMemberWith(90);
  const { data } = await tell(aBooking(me.id));

  expect(await ask(me, 'cancelSession', { id: data?.id })).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect(await ask(me, 'rescheduleSession', { id: data?.id, start: soon() + HOUR })).toMatchObject({
    ok: false,
    code: 'CONFLICT',
  });
});
