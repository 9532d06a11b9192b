import type { Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../../index';
import { aRecording, aSalon, anRSVP, DAY, HOUR } from '../../../testing/factories';
import { SeatOrder } from '../../seatOrder/seatOrder.model';
import { Salon, type SalonRow } from '../salon.model';

const SET = `mutation ($input: SetSalonStatusInput!) { setSalonStatus(input: $input) {
  ok code message fields data { id state salon_status date updated_at } } }`;

type Answer = ResultOf<{ state: string; salon_status: string | null; date: number; updated_at: number }>;

const editor = viewerOf('editor-1', 'member', 'editor');
const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([OutboxMessage.deleteMany({}), AuditRow.deleteMany({})]));

const set = async (input: object, viewer: Viewer = editor) =>
  (await world.run<{ setSalonStatus: Answer }>(viewer, SET, { input })).setSalonStatus;
const told = async () =>
  (await OutboxMessage.find({ kind: 'salon_news' }).lean()).map(({ payload }) => payload as object);
const now = (id: string) => Salon.findById(id).lean<SalonRow>();

/** Somebody with a seat, somebody on the waitlist, and somebody who has given a seat back. */
async function aSalonWithPeople(given: Partial<SalonRow> = {}) {
  const salon = await aSalon(given);
  const seated = await anRSVP({ salon_id: salon._id, user_id: 'seated' });
  const waiting = await anRSVP({ salon_id: salon._id, user_id: 'waiting', status: 'PENDING' });
  await anRSVP({ salon_id: salon._id, user_id: 'gone', status: 'INVITED' });
  return { salon, id: salon._id, seated: seated._id, waiting: waiting._id };
}

it.each([['member'], ['coach'], ['support']] as const)('is not for a %s', async (role) => {
  const { id } = await aSalonWithPeople();

  expect(await set({ id, status: 'cancelled' }, viewerOf('one', 'member', role))).toMatchObject({
    ok: false,
  });
  expect(await told()).toEqual([]);
});

it('cancels, mails everyone with a seat or on the waitlist once, and writes an audit row', async () => {
  const { id, seated, waiting } = await aSalonWithPeople();

  const first = await set({ id, status: 'cancelled', note: 'The host is ill.', reason: 'Illness' });
  // Pressed again, on a page with the old state.
  const again = await set({ id, status: 'cancelled' });

  expect(first.data).toMatchObject({ state: 'off', salon_status: 'cancelled' });
  expect(again.ok).toBe(true);
  const news = { news: 'cancelled', has_new_time: false, sequence: 1, note: 'The host is ill.' };
  expect(await told()).toHaveLength(2);
  expect(await told()).toEqual(
    expect.arrayContaining([
      { rsvp_id: seated, ...news },
      { rsvp_id: waiting, ...news },
    ]),
  );
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'setSalonStatus', after: { salon_status: 'cancelled' }, reason: 'Illness' },
  ]);
});

it('mails each once also when two of staff press at the same time', async () => {
  const { id } = await aSalonWithPeople();

  await Promise.all([1, 2, 3].map(() => set({ id, status: 'cancelled' })));

  expect(await told()).toHaveLength(2);
  expect(await AuditRow.countDocuments()).toBe(1);
});

it('postpones, and restores on another day', async () => {
  const { id, salon } = await aSalonWithPeople();
  const off = await set({ id, status: 'postponed' });
  const date = salon.date + 7 * DAY;

  const back = await set({ id, status: null, date, updated_at: off.data.updated_at });

  expect(back.data).toMatchObject({ state: 'upcoming', salon_status: null, date });
  expect((await told()).map((one) => (one as { news: string }).news).sort()).toEqual([
    'moved',
    'moved',
    'postponed',
    'postponed',
  ]);
  expect((await now(id))?.live_until).toBe(salon.live_until + 7 * DAY);
});

it('moves the waitlist up once the event takes place after all', async () => {
  const { id } = await aSalonWithPeople({ capacity: 2, seats_free: 1, salon_status: 'postponed' });

  await set({ id, status: null });

  expect(await OutboxMessage.countDocuments({ kind: 'waitlist_promotion' })).toBe(1);
});

it('moves reminders forward when the event begins earlier', async () => {
  const salon = await aSalon({ date: Date.now() + 9 * DAY, salon_status: 'postponed' });
  const { _id: rsvp } = await anRSVP({ salon_id: salon._id, user_id: 'seated' });
  await OutboxMessage.create({
    channel: 'mail',
    kind: 'salon_reminder',
    key: `${rsvp}:${salon.date}`,
    payload: { rsvp_id: rsvp },
    state: 'open',
    due_at: salon.date - DAY,
    created_at: 1,
  });

  await set({ id: salon._id, status: null, date: salon.date - 2 * DAY });

  expect(await OutboxMessage.findOne({ kind: 'salon_reminder' }).lean()).toMatchObject({
    due_at: salon.date - 3 * DAY,
  });
});

it('makes refunds due for a cancelled event', async () => {
  const { id, seated } = await aSalonWithPeople({ requires_payment: true, price: 100 });
  await SeatOrder.create({
    rsvp_id: seated,
    salon_id: id,
    user_id: 'seated',
    title: 'The Sale',
    total: 100,
    currency: 'USD',
    status: 'paid',
    created_at: 1,
    expires_at: 2,
  });

  await set({ id, status: 'cancelled' });

  expect(await SeatOrder.findOne({ salon_id: id }).lean()).toMatchObject({ refund_due: 'event_off' });
  expect(await OutboxMessage.countDocuments({ kind: 'refund_due' })).toBe(2);
});

it('refuses past events, version conflicts, and dates in the past', async () => {
  const past = await aRecording();
  const { id } = await aSalonWithPeople();
  const off = await aSalon({ date: Date.now() - 2 * DAY, salon_status: 'postponed' });

  expect(await set({ id: past._id, status: 'cancelled' })).toMatchObject({
    code: 'CONFLICT',
    message: 'This event has already taken place.',
  });
  expect(await set({ id, status: 'cancelled', updated_at: 5 })).toMatchObject({ code: 'CONFLICT' });
  expect(await set({ id: off._id, status: null })).toMatchObject({
    fields: { date: 'Choose a date that is still to come.' },
  });
  expect(await set({ id: off._id, status: null, date: Date.now() - HOUR * 30 })).toMatchObject({
    code: 'INVALID',
  });
  expect(await told()).toEqual([]);
});
