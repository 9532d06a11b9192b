import { GUEST_LIMITS } from '@athenaeum/content-contract';
import { serviceViewer, visitor } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon, anRSVP, DAY, HOUR } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { GuestMail } from './guestMail.model';
import { askAsGuest, confirmGuestSeat } from './guestSeats';
import { releaseOverdueSeats } from './overdueSeats';
import { RSVP, type RSVPRow } from './rsvp.model';
import { settleWaitlists } from './settleWaitlists';

const CONFIRM = `mutation ($id: ID!) { confirmGuestRSVP(id: $id) { ok code message data {
  status confirm_by held_until waitlist_position salon { link } } } }`;
const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok data { id status } } }`;
const UPDATE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ok } }`;
const ATTENDEES = `query ($input: AttendeesInput!) { attendees(input: $input) {
  attendance { seats waiting } data { name status confirm_by } } }`;
const EVENT = `query ($id: ID!) { salon(input: { id: $id }) { data { is_closed seats_left } } }`;
const MINUTE = 60_000;
const ROUNDS = 5;

// Conflicting transactions are repeated, on a machine that runs other tests at the same time.
jest.setTimeout(120_000);

type Confirmed = ResultOf<{
  status: string;
  confirm_by: number | null;
  waitlist_position: number | null;
} | null>;

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await OutboxMessage.deleteMany({});
  await GuestMail.deleteMany({});
});

const open = (given: Partial<SalonRow> = {}) =>
  aSalon({ invite_type: 'OPEN_TO_PUBLIC', date: Date.now() + 3 * DAY, ...given });
const rowOf = async ({ _id }: SalonRow, guest_email: string) =>
  (await RSVP.findOne({ salon_id: _id, guest_email }).lean<RSVPRow>())!;
/** The answer to the form. */
const ask = ({ _id }: SalonRow, email: string, form: object = {}) =>
  askAsGuest(_id, email, { guest: { first_name: 'Nadia', email }, ...form });
const hold = async (salon: SalonRow, email: string) => {
  await ask(salon, email);
  return rowOf(salon, email);
};
const confirm = async ({ _id }: Pick<RSVPRow, '_id'>, viewer = serviceViewer) =>
  (await world.run<{ confirmGuestRSVP: Confirmed }>(viewer, CONFIRM, { id: _id })).confirmGuestRSVP;
const statusAfter = async (row: RSVPRow) => (await confirm(row)).data?.status;
const asMember = async (salon: SalonRow, who: string) =>
  (
    await world.run<{ createRSVP: { data: { id: string; status: string } } }>(viewerOf(who), CREATE, {
      input: { salonId: salon._id, userId: who },
    })
  ).createRSVP.data;
const seatsFree = async ({ _id }: SalonRow) => (await Salon.findById(_id).lean())?.seats_free;
const told = (kind: string) => OutboxMessage.countDocuments({ kind });
/** As if the half hour were over. */
const letTimePass = async ({ _id }: SalonRow) => {
  await RSVP.updateMany({ salon_id: _id, held_until: { $ne: null } }, { held_until: Date.now() - 1 });
  await RSVP.updateMany({ salon_id: _id, confirm_by: { $ne: null } }, { confirm_by: Date.now() - 1 });
};
const taken = async ({ _id }: SalonRow) =>
  RSVP.countDocuments({ salon_id: _id, $or: [{ status: 'RESERVED' }, { held_until: { $ne: null } }] });

describe('a seat by the public form', () => {
  it('is held for thirty minutes, and mailed to its address alone', async () => {
    const salon = await open({ capacity: 2 });

    const row = await hold(salon, 'nadia@example.org');

    expect(row).toMatchObject({ status: 'PENDING', held_until: row.confirm_by });
    expect(row.confirm_by! - row.created_at).toBe(30 * MINUTE);
    expect(await seatsFree(salon)).toBe(1);
    expect(await OutboxMessage.find().lean()).toMatchObject([
      { kind: 'guest_asked', payload: { rsvp_id: row._id } },
    ]);
  });

  it.each([2, 1])(
    'takes no second seat of %i when it is asked for again before the ended hold is released',
    async (capacity) => {
      const salon = await open({ capacity });
      await ask(salon, 'nadia@example.org');
      await letTimePass(salon);

      await ask(salon, 'nadia@example.org');

      expect(await taken(salon)).toBe(1);
      expect(await seatsFree(salon)).toBe(capacity - 1);
      await letTimePass(salon);
      await releaseOverdueSeats(salon._id);
      expect(await seatsFree(salon)).toBe(capacity);
    },
  );

  it('is firm once it is confirmed, however often that is pressed, and reported then', async () => {
    const salon = await open({ capacity: 2 });
    await ask(salon, 'nadia@example.org', { invite_code: 'GOLDEN-26' });
    const row = await rowOf(salon, 'nadia@example.org');

    const answers = await Promise.all([1, 2, 3].map(() => confirm(row)));

    for (const { data } of answers)
      expect(data).toMatchObject({ status: 'RESERVED', confirm_by: null, salon: { link: salon.link } });
    expect(await seatsFree(salon)).toBe(1);
    expect([await told('rsvp_confirmation'), await told('salon_reminder')]).toEqual([1, 1]);
    const [crm, ...others] = await OutboxMessage.find({ kind: 'rsvp_flow' }).lean();
    expect(crm?.payload).toMatchObject({ rsvp: 'RESERVED', isPublic: true, invite_code: 'GOLDEN-26' });
    expect(others).toEqual([]);
    expect(await rowOf(salon, 'nadia@example.org')).not.toHaveProperty('invite_code');
  });

  it.each([
    ['a visitor', visitor],
    ['a member', viewerOf('member-1')],
  ])('is not confirmed by %s without the link', async (_who, viewer) => {
    const salon = await open();
    const { _id } = await hold(salon, 'nadia@example.org');

    const { data, errors } = await world.execute(viewer, { query: CONFIRM, variables: { id: _id } });

    expect(errors ?? (data?.confirmGuestRSVP as Confirmed).ok).not.toBe(true);
    expect((await rowOf(salon, 'nadia@example.org')).status).toBe('PENDING');
  });

  it('from before confirmations existed counts as confirmed', async () => {
    const salon = await open({ capacity: 1, seats_free: 0 });
    const row = await anRSVP({ salon_id: salon._id, guest_email: 'early@example.org' });
    // The driver's types want an ObjectId as `_id`.
    await RSVP.collection.updateOne({ _id: row._id as never }, { $unset: { confirm_by: 1, held_until: 1 } });

    await settleWaitlists(Date.now() + 9 * DAY);

    expect((await confirm(row)).data).toMatchObject({ status: 'RESERVED', confirm_by: null });
    expect(await seatsFree(salon)).toBe(0);
  });

  it('cannot be confirmed at an event that was cancelled or has a price since', async () => {
    const off = await hold(await open(), 'nadia@example.org');
    const paid = await hold(await open(), 'nadia@example.org');
    await Salon.updateOne({ _id: off.salon_id }, { salon_status: 'cancelled' });
    await Salon.updateOne({ _id: paid.salon_id }, { requires_payment: true, price: 450_00 });

    expect(await confirm(off)).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(await confirm(paid)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });
});

describe('seats for invented addresses', () => {
  const ADDRESSES = ['a', 'b', 'c'].map((name) => `${name}@invented.example`);
  const allHeld = async (given: Partial<SalonRow> = {}) => {
    const salon = await open({ capacity: 3, ...given });
    for (const email of ADDRESSES) await ask(salon, email);
    return salon;
  };

  it('are taken while they are held, and no longer', async () => {
    const salon = await allHeld();
    expect(await ask(salon, 'rosa@example.org')).toBe('PENDING');
    expect((await asMember(salon, 'early')).status).toBe('PENDING');

    await letTimePass(salon);

    // No job has run.
    expect((await asMember(salon, 'late')).status).toBe('RESERVED');
    expect((await RSVP.findOne({ salon_id: salon._id, user_id: 'early' }).lean())?.status).toBe('RESERVED');
    expect(await seatsFree(salon)).toBe(1);
  });

  it('are free again for a viewer of the full event’s page', async () => {
    const salon = await allHeld();
    const shown = async () =>
      (await world.run<{ salon: { data: object } }>(visitor, EVENT, { id: salon._id })).salon.data;
    expect(await shown()).toEqual({ is_closed: true, seats_left: 0 });

    await letTimePass(salon);

    expect(await shown()).toEqual({ is_closed: false, seats_left: 3 });
  });

  it('go to the first on the waitlist, as when a seat is given back, by the job too', async () => {
    const salon = await allHeld();
    for (const who of ['first', 'second', 'third', 'fourth']) await asMember(salon, who);
    await OutboxMessage.deleteMany({});

    await settleWaitlists(Date.now() + 31 * MINUTE);

    const line = await RSVP.find({ salon_id: salon._id, user_id: { $type: 'string' } })
      .sort({ queued_at: 1 })
      .lean();
    expect(line.map(({ status }) => status)).toEqual(['RESERVED', 'RESERVED', 'RESERVED', 'PENDING']);
    expect(await told('waitlist_promotion')).toBe(3);
    expect(await seatsFree(salon)).toBe(0);
  });

  it('are no places on the waitlist, and nobody moves up without a confirmation', async () => {
    const salon = await open({ capacity: 1 });
    const seat = await asMember(salon, 'seated');
    for (const email of ADDRESSES) await ask(salon, email);
    expect((await asMember(salon, 'waiting')).status).toBe('PENDING');

    await world.run(viewerOf('seated'), UPDATE, { id: seat.id });

    expect((await RSVP.findOne({ salon_id: salon._id, user_id: 'waiting' }).lean())?.status).toBe('RESERVED');
    expect(await RSVP.countDocuments({ salon_id: salon._id, guest_email: { $in: ADDRESSES } })).toBe(3);
    expect(await told('waitlist_promotion')).toBe(1);
  });

  it('are limited for one address, however many events it is typed at', async () => {
    const salons = await Promise.all(
      Array.from({ length: GUEST_LIMITS.seatsHeld + 1 }, () => open({ capacity: 1 })),
    );

    await Promise.all(salons.map((salon) => ask(salon, 'much@example.org')));

    const held = { guest_email: 'much@example.org', held_until: { $ne: null } };
    expect(await RSVP.countDocuments(held)).toBe(GUEST_LIMITS.seatsHeld);
    // The owner of the address may have a seat there by the mail.
    const without = await RSVP.findOne({ guest_email: 'much@example.org', held_until: null }).lean<RSVPRow>();
    expect(await statusAfter(without!)).toBe('RESERVED');
  });

  it('cause a limited number of mails an hour to one address, and hold nothing beyond it', async () => {
    const salons = await Promise.all(Array.from({ length: GUEST_LIMITS.mailsAnHour + 2 }, () => open()));

    const answers = await Promise.all(salons.map((salon) => ask(salon, 'flooded@example.org')));

    expect(await told('guest_asked')).toBe(GUEST_LIMITS.mailsAnHour);
    expect(await RSVP.countDocuments({ guest_email: 'flooded@example.org' })).toBe(GUEST_LIMITS.mailsAnHour);
    expect(new Set(answers)).toEqual(new Set(['RESERVED']));
    expect(JSON.stringify(await GuestMail.find().lean())).not.toContain('flooded');
  });

  it('are not held longer by repeating the request, and held again after that', async () => {
    const salon = await open({ capacity: 1 });
    const first = await hold(salon, 'nadia@example.org');

    expect(await hold(salon, 'nadia@example.org')).toEqual(first);
    await letTimePass(salon);
    await releaseOverdueSeats(salon._id);
    expect(await seatsFree(salon)).toBe(1);
    const again = await hold(salon, 'nadia@example.org');

    expect(again).toMatchObject({ _id: first._id, held_until: again.confirm_by });
    expect(again.confirm_by).toBeGreaterThan(Date.now());
    expect(await seatsFree(salon)).toBe(0);
  });

  it('leave no typed data after a day, while confirmed data stays', async () => {
    const salon = await open({ capacity: 3 });
    const confirmed = await hold(salon, 'nadia@example.org');
    await confirm(confirmed);
    await hold(salon, 'invented@example.org');
    const at = Date.now() + 30 * MINUTE;

    await settleWaitlists(at + 23 * HOUR);
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(2);
    await settleWaitlists(at + 24 * HOUR + MINUTE);

    expect(await RSVP.find({ salon_id: salon._id }).lean()).toMatchObject([{ _id: confirmed._id }]);
    expect(await seatsFree(salon)).toBe(2);
  });
});

describe('a late confirmation', () => {
  it('is a seat while one is free', async () => {
    const salon = await open({ capacity: 1 });
    const row = await hold(salon, 'nadia@example.org');
    await letTimePass(salon);

    expect(await statusAfter(row)).toBe('RESERVED');
    expect([await taken(salon), await seatsFree(salon)]).toEqual([1, 0]);
  });

  it('is a place on the waitlist when somebody else has the seat', async () => {
    const salon = await open({ capacity: 1 });
    const row = await hold(salon, 'nadia@example.org');
    await letTimePass(salon);
    await asMember(salon, 'faster');

    expect((await confirm(row)).data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
    expect(await taken(salon)).toBe(1);
  });

  it('comes after those on the waitlist, even while its seat is still counted', async () => {
    const salon = await open({ capacity: 1 });
    const row = await hold(salon, 'nadia@example.org');
    await asMember(salon, 'waiting');
    await letTimePass(salon);

    expect(await statusAfter(row)).toBe('PENDING');
    expect((await RSVP.findOne({ salon_id: salon._id, user_id: 'waiting' }).lean())?.status).toBe('RESERVED');
  });
});

it('a place on the waitlist is confirmed too, and needs no confirmation when a seat comes', async () => {
  const salon = await open({ capacity: 1 });
  const seat = await asMember(salon, 'seated');
  const row = await hold(salon, 'nadia@example.org');
  expect(row.held_until).toBeNull();
  // Nobody is on the waitlist, so this one is the first.
  expect((await asMember(salon, 'later')).status).toBe('PENDING');

  expect((await confirm(row)).data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
  await world.run(viewerOf('seated'), UPDATE, { id: seat.id });

  expect(await rowOf(salon, 'nadia@example.org')).toMatchObject({ status: 'RESERVED', confirm_by: null });
});

describe('concurrently', () => {
  it('one of two late confirmations gets the last seat', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const salon = await open({ capacity: 2 });
      const rows = [await hold(salon, 'one@example.org'), await hold(salon, 'two@example.org')];
      await letTimePass(salon);
      await asMember(salon, 'faster');
      await GuestMail.deleteMany({});

      const statuses = await Promise.all(rows.map(statusAfter));

      expect(statuses.sort()).toEqual(['PENDING', 'RESERVED']);
      expect([await taken(salon), await seatsFree(salon)]).toEqual([2, 0]);
    }
  });

  it('a hold that expires while it is being confirmed is one seat or one place on the waitlist', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const salon = await open({ capacity: 1 });
      const row = await hold(salon, 'nadia@example.org');
      await letTimePass(salon);
      await GuestMail.deleteMany({});

      // Without the check for overdue seats that others run first.
      await Promise.all([
        confirmGuestSeat(row),
        releaseOverdueSeats(salon._id),
        settleWaitlists(),
        asMember(salon, 'waiting'),
      ]);
      await settleWaitlists();

      const all = await RSVP.find({ salon_id: salon._id }).lean();
      expect(all.map(({ status }) => status).sort()).toEqual(['PENDING', 'RESERVED']);
      expect([await taken(salon), await seatsFree(salon)]).toEqual([1, 0]);
    }
  });

  it('ten requests for one address are one RSVP and one seat', async () => {
    const salon = await open({ capacity: 5 });

    await Promise.all(Array.from({ length: 10 }, () => ask(salon, 'nadia@example.org')));

    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(1);
    expect(await seatsFree(salon)).toBe(4);
  });
});

describe('the form', () => {
  it('answers about the event alone, whether or not the address has an account', async () => {
    const salon = await open({ capacity: 4 });
    await confirm(await hold(salon, 'confirmed@example.org'));
    await ask(salon, 'held@example.org');
    const left = await rowOf(salon, 'confirmed@example.org');
    const everybody = ['confirmed@example.org', 'held@example.org', 'unknown@example.org'];

    for (const email of everybody) expect(await ask(salon, email)).toBe('RESERVED');
    await asMember(salon, 'last');
    for (const email of [...everybody, 'another@example.org'])
      expect(await ask(salon, email)).toBe('PENDING');

    expect((await RSVP.findById(left._id).lean())?.status).toBe('RESERVED');
  });
});

it('staff see held and unconfirmed seats as such', async () => {
  const salon = await open({ capacity: 1 });
  const row = await hold(salon, 'nadia@example.org');
  await ask(salon, 'second@example.org');
  const list = async (name: string) =>
    (
      await world.run<{ attendees: object }>(viewerOf('editor', 'editor'), ATTENDEES, {
        input: { salon_id: salon._id, list: name },
      })
    ).attendees;

  expect(await list('attending')).toEqual({
    attendance: { seats: 1, waiting: 0 },
    data: [{ name: 'Nadia', status: 'PENDING', confirm_by: row.confirm_by }],
  });
  expect(await list('waiting')).toMatchObject({ data: [] });
});
