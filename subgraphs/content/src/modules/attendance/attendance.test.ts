import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon, DAY, HOUR } from '../../testing/factories';
import { RSVP } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';

// Dozens of concurrent transactions take a while on a busy machine.
jest.setTimeout(60_000);

const FIELDS = 'id status name email phone is_member waitlist_position attended_at no_show';
const LIST = `query ($input: AttendeesInput!) { attendees(input: $input) { ok code count
  attendance { seats capacity attended waiting cancelled is_open } data { ${FIELDS} } } }`;
const mutation = (field: string, type: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ok code message fields data { ${FIELDS} } } }`;
const WRITES = {
  checkIn: mutation('checkIn', 'CheckInInput'),
  giveSeat: mutation('giveSeat', 'DecideSeatInput'),
  cancelSeat: mutation('cancelSeat', 'DecideSeatInput'),
  addWalkIn: mutation('addWalkIn', 'WalkInInput'),
};

type Answer = ResultOf<{ id: string; status: string; attended_at: number | null } | null>;
interface Listed extends ResultOf<Record<string, unknown>[] | null> {
  count: number;
  attendance: Record<string, unknown>;
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([AuditRow.deleteMany({}), OutboxMessage.deleteMany({})]));

const editor = viewerOf('editor-1', 'member', 'editor');
const admin = viewerOf('admin-1', 'member', 'admin');
const write = async (viewer: Viewer, field: keyof typeof WRITES, input: object): Promise<Answer> =>
  (await world.run<Record<string, Answer>>(viewer, WRITES[field], { input }))[field]!;
const list = async (salon: SalonRow, which = 'attending', viewer: Viewer = editor): Promise<Listed> =>
  (await world.run<{ attendees: Listed }>(viewer, LIST, { input: { salon_id: salon._id, list: which } }))
    .attendees;
/** It begins in an hour, so check-in is open. */
const anEvening = (given: Partial<SalonRow> = {}) => aSalon({ date: Date.now() + HOUR, ...given });
const aSeat = (salon: SalonRow, user_id: string, given: object = {}) =>
  anRSVP({ salon_id: salon._id, user_id, responded_at: 1, ...given });
const seatsFree = async ({ _id }: SalonRow) => (await Salon.findById(_id).lean())?.seats_free;
const told = async (kind: string) => OutboxMessage.countDocuments({ kind });

describe('is not for', () => {
  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a prospect', viewerOf('p', 'prospect'), 'FORBIDDEN'],
    ['the member whose seat it is', viewerOf('amara'), 'FORBIDDEN'],
    ['a coach', viewerOf('c', 'member', 'coach'), 'FORBIDDEN'],
    ['board support', viewerOf('s', 'member', 'support'), 'FORBIDDEN'],
  ] as const)('%s', async (_who, viewer, code) => {
    const salon = await anEvening({ capacity: 3, seats_free: 2 });
    const { _id: id } = await aSeat(salon, 'amara');

    expect(await list(salon, 'attending', viewer)).toMatchObject({ ok: false, code, data: null });
    const answers = [
      await write(viewer, 'checkIn', { id, here: true }),
      await write(viewer, 'giveSeat', { id, reason: 'x' }),
      await write(viewer, 'cancelSeat', { id, reason: 'x' }),
      await write(viewer, 'addWalkIn', { salon_id: salon._id, user_id: 'amara' }),
    ];
    expect(answers.map((answer) => answer.code)).toEqual([code, code, code, code]);
    expect(await RSVP.findById(id).lean()).toMatchObject({ status: 'RESERVED', attended_at: null });
    expect(await AuditRow.countDocuments()).toBe(0);
  });
});

describe('the lists', () => {
  it('contain those with a seat, the waitlist in order, and cancellations; not unanswered invitations', async () => {
    const salon = await anEvening({ capacity: 2, seats_free: 0 });
    await aSeat(salon, 'amara', { attended_at: 5 });
    await aSeat(salon, 'ingrid');
    await aSeat(salon, 'second', { status: 'PENDING', queued_at: 20 });
    await aSeat(salon, 'first', { status: 'PENDING', queued_at: 10 });
    await aSeat(salon, 'gone', { status: 'INVITED' });
    await anRSVP({ salon_id: salon._id, user_id: 'invited', status: 'INVITED' });

    const [attending, waiting, cancelled] = [
      await list(salon),
      await list(salon, 'waiting'),
      await list(salon, 'cancelled'),
    ];

    expect(attending).toMatchObject({
      count: 2,
      attendance: { seats: 2, capacity: 2, attended: 1, waiting: 2, cancelled: 1, is_open: true },
    });
    expect(waiting.data!.map(({ waitlist_position }) => waitlist_position)).toEqual([1, 2]);
    expect(cancelled.data).toHaveLength(1);
  });

  it('show contact data of visitors to admins, and only names to editors', async () => {
    const salon = await anEvening();
    const guest = {
      first_name: 'Nadia',
      last_name: 'Okafor',
      email: 'nadia@example.org',
      phone: '+1 212 555 0100',
    };
    await anRSVP({
      salon_id: salon._id,
      guest_email: guest.email,
      guest: { ...guest, title: null, company: null, linkedin: null, country: null, city: null, state: null },
    });

    expect((await list(salon)).data).toMatchObject([
      { name: 'Nadia Okafor', is_member: false, email: null, phone: null },
    ]);
    expect((await list(salon, 'attending', admin)).data).toMatchObject([
      { email: guest.email, phone: guest.phone },
    ]);
  });

  it('name a member as at the time of the request', async () => {
    const salon = await anEvening();
    const query = 'mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok } }';
    const prospect = { ...viewerOf('prospect-9', 'member'), name: 'Hana Novak' };
    await world.run(prospect, query, { input: { salonId: salon._id, userId: 'prospect-9' } });

    expect((await list(salon)).data).toMatchObject([{ name: 'Hana Novak', is_member: true }]);
  });

  it('have no no-shows before the end, nor where nobody was checked in', async () => {
    const [over, unattended, now] = [
      await anEvening({ date: Date.now() - DAY }),
      await anEvening({ date: Date.now() - DAY }),
      await anEvening(),
    ];
    for (const salon of [over, now]) await aSeat(salon, 'here', { attended_at: 5 });
    for (const salon of [over, unattended, now]) await aSeat(salon, 'absent');

    const noShows = async (salon: SalonRow) => (await list(salon)).data!.map(({ no_show }) => no_show).sort();

    expect(await noShows(over)).toEqual([false, true]);
    expect(await noShows(unattended)).toEqual([false]);
    expect(await noShows(now)).toEqual([false, false]);
  });

  it('come in the order of requests, of waiting and, latest first, of answers', async () => {
    const salon = await anEvening();
    const held = { status: 'PENDING', held_until: Date.now() + HOUR };
    const named = (name: string, given: object) => aSeat(salon, name, { name, ...given });
    await named('second', { created_at: 2 });
    await named('first', { created_at: 1, ...held });
    await named('third', { created_at: 3, status: 'PENDING', queued_at: 2 });
    await named('fourth', { created_at: 4, status: 'PENDING', queued_at: 1 });
    await named('fifth', { status: 'INVITED', responded_at: 1 });
    await named('sixth', { status: 'INVITED', responded_at: 2 });
    const names = async (which: string) => (await list(salon, which)).data!.map(({ name }) => name);

    expect(await names('attending')).toEqual(['first', 'second']);
    expect(await names('waiting')).toEqual(['fourth', 'third']);
    expect(await names('cancelled')).toEqual(['sixth', 'fifth']);
    expect(await list(salon)).toMatchObject({
      attendance: { seats: 2, capacity: null, attended: 0, waiting: 2, cancelled: 2 },
    });
  });

  it.each([
    ['from two hours before', () => ({ date: Date.now() + 2 * HOUR - 60_000 }), true],
    ['not earlier', () => ({ date: Date.now() + 2 * HOUR + 60_000 }), false],
    ['the day after', () => ({ date: Date.now() - DAY }), true],
    ['not of what was cancelled', () => ({ salon_status: 'cancelled' }) as const, false],
  ] as const)('say whether check-in is open: %s', async (_when, given, is_open) => {
    expect(await list(await anEvening(given()))).toMatchObject({ attendance: { is_open } });
  });

  it('have no no-shows of an event that was cancelled', async () => {
    const salon = await anEvening({ date: Date.now() - DAY, salon_status: 'cancelled' });
    await aSeat(salon, 'here', { attended_at: 5 });
    await aSeat(salon, 'absent');

    expect((await list(salon)).data!.map(({ no_show }) => no_show)).toEqual([false, false]);
  });

  it('free the seats that were not paid for or not confirmed in time', async () => {
    const overdue = { status: 'PENDING', held_until: 1 } as const;
    const [paid, free] = [await anEvening({ requires_payment: true, price: 100 }), await anEvening()];
    await aSeat(paid, 'slow', overdue);
    await anRSVP({ salon_id: free._id, guest_email: 'slow@example.org', confirm_by: 1, ...overdue });

    expect((await list(paid)).count).toBe(0);
    expect((await list(free)).count).toBe(0);
  });

  it('answer for an unknown event as for a forbidden one', async () => {
    expect(await list({ _id: 'nothing' } as SalonRow)).toMatchObject({ code: 'NOT_FOUND', data: null });
    const input = { salon_id: 'x', list: 'everybody' };
    expect((await world.run<{ attendees: Listed }>(editor, LIST, { input })).attendees.code).toBe('INVALID');
  });
});

describe('checking in', () => {
  it('is one change and one audit row, however often and on how many devices it is pressed', async () => {
    const salon = await anEvening({ title: 'The Quiet Table' });
    const { _id: id } = await aSeat(salon, 'amara');

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => write(n % 2 ? editor : admin, 'checkIn', { id, here: true })),
    );
    await write(editor, 'checkIn', { id, here: true });

    expect(new Set(answers.map(({ data }) => data?.attended_at)).size).toBe(1);
    expect(await AuditRow.find().lean()).toMatchObject([
      {
        operation: 'checkIn',
        target_id: 'amara',
        before: { checked_in: false },
        after: { event: 'The Quiet Table', checked_in: true },
      },
    ]);
  });

  it('is answered with the changed RSVP, and explained in its row', async () => {
    const salon = await anEvening({ date: Date.now() - DAY });
    await aSeat(salon, 'here', { attended_at: 5 });
    const { _id: id } = await aSeat(salon, 'amara');

    expect(await write(editor, 'checkIn', { id, here: true })).toMatchObject({ data: { no_show: false } });
    expect(await write(editor, 'checkIn', { id, here: false })).toMatchObject({ data: { no_show: true } });
    expect(await AuditRow.find().sort({ at: 1, _id: 1 }).lean()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'Checked in' }),
        expect.objectContaining({
          reason: 'Checked in by mistake',
          before: { checked_in: true },
          after: { event: salon.title, checked_in: false },
        }),
      ]),
    );
    expect(await write(editor, 'checkIn', { id: 'missing', here: true })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('can be undone, and done again', async () => {
    const salon = await anEvening();
    const { _id: id } = await aSeat(salon, 'amara');
    await write(editor, 'checkIn', { id, here: true });

    expect(await write(editor, 'checkIn', { id, here: false })).toMatchObject({
      ok: true,
      data: { attended_at: null },
    });
    await write(editor, 'checkIn', { id, here: false });
    expect(await write(editor, 'checkIn', { id, here: true })).toMatchObject({ ok: true });
    expect(await AuditRow.countDocuments()).toBe(3);
  });

  it.each([
    ['two days ahead', { date: Date.now() + 2 * DAY }, {}, /two hours before/],
    ['at what was cancelled', { salon_status: 'cancelled' }, {}, /was cancelled/],
    ['of one who waits', {}, { status: 'PENDING' }, /no seat/],
    ['of one who has cancelled', {}, { status: 'INVITED' }, /no seat/],
  ] as const)('is refused %s', async (_when, event, rsvp, message) => {
    const { _id: id } = await aSeat(await anEvening(event as Partial<SalonRow>), 'amara', rsvp);

    const answer = await write(editor, 'checkIn', { id, here: true });

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', data: null });
    expect(answer.message).toMatch(message);
    expect(await AuditRow.countDocuments()).toBe(0);
  });

  it('is removed with the seat', async () => {
    const salon = await anEvening();
    const { _id: id } = await aSeat(salon, 'amara');
    await write(editor, 'checkIn', { id, here: true });

    await world.run(viewerOf('amara'), `mutation { updateRSVP(id: "${id}", status: INVITED) { ok } }`);

    expect(await RSVP.findById(id).lean()).toMatchObject({ status: 'INVITED', attended_at: null });
  });
});

describe('a seat out of turn', () => {
  it('goes to one who waits, with a confirmation and a reason; earlier ones keep waiting', async () => {
    const salon = await anEvening({ capacity: 2, seats_free: 1 });
    await aSeat(salon, 'first', { status: 'PENDING', queued_at: 1 });
    const { _id: id } = await aSeat(salon, 'second', { status: 'PENDING', queued_at: 2 });

    const answer = await write(editor, 'giveSeat', { id, reason: 'Speaks on the panel' });
    await write(editor, 'giveSeat', { id, reason: 'Pressed twice' });

    expect(answer).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
    expect(await seatsFree(salon)).toBe(0);
    expect((await list(salon, 'waiting')).data).toMatchObject([{ waitlist_position: 1 }]);
    expect([await told('rsvp_confirmation'), await told('waitlist_promotion')]).toEqual([1, 0]);
    expect(await AuditRow.find().lean()).toMatchObject([
      { operation: 'giveSeat', target_id: 'second', reason: 'Speaks on the panel' },
    ]);
  });

  it('is answered and noted with the state before and after', async () => {
    const { _id: id } = await aSeat(await anEvening({ title: 'The Quiet Table' }), 'amara', {
      status: 'PENDING',
    });

    const answer = await write(editor, 'giveSeat', { id, reason: 'On the panel' });

    expect(answer.data).toMatchObject({ id, no_show: false });
    expect((await RSVP.findById(id).lean())?.responded_at).toBeGreaterThan(1);
    expect(await AuditRow.findOne().lean()).toMatchObject({
      before: { seat: 'PENDING' },
      after: { event: 'The Quiet Table', seat: 'RESERVED' },
    });
  });

  it.each([
    ['one who has cancelled', {}, { status: 'INVITED' }, /waitlist/],
    ['an event that was cancelled', { salon_status: 'cancelled' }, {}, /was cancelled/],
    ['an event that is over', { date: Date.now() - DAY }, {}, /already taken place/],
  ] as const)('is not for %s', async (_what, event, rsvp, message) => {
    const salon = await anEvening({ ...event });
    const { _id: id } = await aSeat(salon, 'amara', { status: 'PENDING', ...rsvp });

    const answer = await write(editor, 'giveSeat', { id, reason: 'x' });

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(message);
    expect(await AuditRow.countDocuments()).toBe(0);
  });

  it('never exceeds the capacity, also for concurrent requests', async () => {
    const salon = await anEvening({ capacity: 3, seats_free: 2 });
    const waiting = await Promise.all(
      Array.from({ length: 6 }, (_, n) => aSeat(salon, `waiting-${n}`, { status: 'PENDING' })),
    );

    const answers = await Promise.all(
      waiting.map(({ _id: id }) => write(editor, 'giveSeat', { id, reason: 'x' })),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'CONFLICT' });
    expect(await RSVP.countDocuments({ salon_id: salon._id, status: 'RESERVED' })).toBe(2);
    expect(await seatsFree(salon)).toBe(0);
    expect(await AuditRow.countDocuments()).toBe(2);
  });

  it('needs a reason, and is not given where seats are paid for', async () => {
    const salon = await anEvening({ requires_payment: true, price: 100 });
    const { _id: id } = await aSeat(salon, 'amara', { status: 'PENDING' });

    expect(await write(editor, 'giveSeat', { id, reason: ' ' })).toMatchObject({
      code: 'INVALID',
      fields: { reason: 'Say why' },
    });
    expect(await write(editor, 'giveSeat', { id, reason: 'x' })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a seat that staff cancel', () => {
  it('passes to the first on the waitlist, with a mail to each of the two and one row', async () => {
    const salon = await aSalon({ capacity: 1, seats_free: 0 });
    const { _id: id } = await aSeat(salon, 'amara');
    const { _id: next } = await aSeat(salon, 'ingrid', { status: 'PENDING' });

    await Promise.all([1, 2, 3].map(() => write(editor, 'cancelSeat', { id, reason: 'Asked by phone' })));

    expect(await RSVP.findById(id).lean()).toMatchObject({ status: 'INVITED' });
    expect(await RSVP.findById(next).lean()).toMatchObject({ status: 'RESERVED' });
    expect(await seatsFree(salon)).toBe(0);
    expect(await OutboxMessage.find({ kind: 'seat_cancelled' }).lean()).toMatchObject([
      { payload: { rsvp_id: id, had: 'RESERVED' } },
    ]);
    expect(await told('waitlist_promotion')).toBe(1);
    expect(await AuditRow.find().lean()).toMatchObject([
      { operation: 'cancelSeat', target_id: 'amara', before: { seat: 'RESERVED' } },
    ]);
  });

  it('cannot be cancelled after check-in, and once it is over', async () => {
    const { _id: here } = await aSeat(await anEvening(), 'amara', { attended_at: 5 });
    const { _id: past } = await aSeat(await anEvening({ date: Date.now() - DAY }), 'amara');

    for (const id of [here, past])
      expect(await write(editor, 'cancelSeat', { id, reason: 'x' })).toMatchObject({ code: 'CONFLICT' });
    expect(await RSVP.countDocuments({ _id: { $in: [here, past] }, status: 'RESERVED' })).toBe(2);
  });

  it('is not cancelled twice, and has a reason with the state before', async () => {
    const { _id: id } = await aSeat(await aSalon({ title: 'The Quiet Table' }), 'amara');

    await write(editor, 'cancelSeat', { id, reason: 'By phone' });
    const again = await write(editor, 'cancelSeat', { id, reason: 'Pressed twice' });

    expect(again).toMatchObject({ ok: true, data: { status: 'INVITED' } });
    expect(await AuditRow.find().lean()).toMatchObject([
      { reason: 'By phone', after: { event: 'The Quiet Table', seat: null } },
    ]);
    expect(await OutboxMessage.findOne({ kind: 'seat_cancelled' }).lean()).toMatchObject({
      key: expect.stringContaining(id),
    });
    const unknown = await write(editor, 'cancelSeat', { id: 'missing', reason: 'x' });
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be a place on the waitlist', async () => {
    const salon = await aSalon({ capacity: 1, seats_free: 0 });
    const { _id: id } = await aSeat(salon, 'amara', { status: 'PENDING' });

    expect(await write(editor, 'cancelSeat', { id, reason: 'x' })).toMatchObject({ ok: true });
    expect(await OutboxMessage.findOne({ kind: 'seat_cancelled' }).lean()).toMatchObject({
      payload: { had: 'PENDING' },
    });
    expect(await seatsFree(salon)).toBe(0);
  });
});

describe('a walk-in', () => {
  const letIn = (salon: SalonRow, user_id: string) =>
    write(editor, 'addWalkIn', { salon_id: salon._id, user_id });

  it('gets a free seat and is checked in, though others wait; no mail is sent', async () => {
    const salon = await anEvening({ capacity: 2, seats_free: 1 });
    await aSeat(salon, 'waiting', { status: 'PENDING' });

    const answer = await letIn(salon, 'ingrid');

    expect(answer).toMatchObject({ ok: true, data: { status: 'RESERVED', attended_at: expect.any(Number) } });
    expect(await seatsFree(salon)).toBe(0);
    expect([await told('rsvp_confirmation'), await told('rsvp_flow')]).toEqual([0, 1]);
    expect(await AuditRow.find().lean()).toMatchObject([{ operation: 'addWalkIn', target_id: 'ingrid' }]);
  });

  it('is noted with the state before, and keeps the place on the waitlist of a held seat', async () => {
    const salon = await anEvening({ title: 'The Quiet Table' });
    await aSeat(salon, 'amara', { queued_at: 5 });

    await letIn(salon, 'amara');
    await letIn(salon, 'amara');
    await letIn(salon, 'ingrid');

    const after = { event: 'The Quiet Table', seat: 'RESERVED', checked_in: true };
    const rows = await AuditRow.find().lean();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ target_id }) => target_id === 'amara')).toMatchObject({
      before: { seat: 'RESERVED', checked_in: false },
      after,
      reason: 'Came without a seat',
    });
    expect(rows.find(({ target_id }) => target_id === 'ingrid')).toMatchObject({
      before: { seat: null, checked_in: false },
      after,
    });
    expect(await RSVP.findOne({ user_id: 'amara', salon_id: salon._id }).lean()).toMatchObject({
      queued_at: 5,
      responded_at: 1,
    });
    expect(await RSVP.findOne({ user_id: 'ingrid', salon_id: salon._id }).lean()).toMatchObject({
      held_until: null,
      queued_at: expect.any(Number),
      responded_at: expect.any(Number),
      created_at: expect.any(Number),
    });
    expect(await told('rsvp_flow')).toBe(1);
  });

  it('is refused for an unknown event', async () => {
    expect(await letIn({ _id: 'nothing' } as SalonRow, 'ingrid')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets the last seat once, from ten devices at the same time', async () => {
    const salon = await anEvening({ capacity: 1, seats_free: 1 });

    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => letIn(salon, 'ingrid')),
      ...Array.from({ length: 5 }, (_, n) => letIn(salon, `other-${n}`)),
    ]);

    expect(await RSVP.countDocuments({ salon_id: salon._id, status: 'RESERVED' })).toBe(1);
    expect(await seatsFree(salon)).toBe(0);
    expect(answers.filter(({ ok }) => !ok).every(({ code }) => code === 'CONFLICT')).toBe(true);
    expect(await AuditRow.countDocuments()).toBe(1);
  });

  it('with a seat is only checked in, and from the waitlist gets one', async () => {
    const salon = await anEvening({ capacity: 2, seats_free: 1 });
    const { _id: seated } = await aSeat(salon, 'amara');
    const { _id: waiting } = await aSeat(salon, 'ingrid', { status: 'PENDING' });

    await letIn(salon, 'amara');
    await letIn(salon, 'ingrid');

    expect(await RSVP.countDocuments({ _id: { $in: [seated, waiting] }, attended_at: { $ne: null } })).toBe(
      2,
    );
    expect(await seatsFree(salon)).toBe(0);
  });

  it.each([
    ['when it is full', { capacity: 1, seats_free: 0 }, /Every seat is taken/],
    ['two days ahead', { date: Date.now() + 2 * DAY }, /two hours before/],
    ['where seats are paid for', { requires_payment: true }, /paid for/],
  ] as const)('is refused %s', async (_when, event, message) => {
    const salon = await anEvening(event as Partial<SalonRow>);

    const answer = await letIn(salon, 'ingrid');

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(message);
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(0);
  });
});
