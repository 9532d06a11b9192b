import { visitor, serviceViewer, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon, anRSVP, DAY, HOUR } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { confirmGuestRSVP } from './rsvpNotice.service';
import { RSVP } from './rsvp.model';

const member = viewerOf('member-1');
const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok data { id status } } }`;
const UPDATE = `mutation ($id: ID!, $status: RSVPStatus!) { updateRSVP(id: $id, status: $status) { ok } }`;
const PUBLIC = `mutation ($input: PublicRSVPInput!) { publicRSVP(input: $input) { ok } }`;
const NOTICE = `query ($id: ID!) { rsvpNotice(id: $id) { ok code data {
  status user_id guest { email } salon { id link place calendar_sequence } } } }`;

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await OutboxMessage.deleteMany({});
});

const ask = async (viewer: Viewer, salon: SalonRow): Promise<string> => {
  const input = { salonId: salon._id, userId: viewer.id };
  return (await world.run<{ createRSVP: { data: { id: string } } }>(viewer, CREATE, { input })).createRSVP
    .data.id;
};
const withdraw = (viewer: Viewer, id: string) => world.run(viewer, UPDATE, { id, status: 'INVITED' });
const told = async (kind: string) =>
  (await OutboxMessage.find({ kind }).sort({ created_at: 1, place: 1 }).lean()).map(({ payload }) => payload);

describe('a seat', () => {
  it('is reported to the CRM and confirmed by mail, once however often it is requested', async () => {
    const salon = await aSalon({ date: Date.now() + 3 * DAY });

    const rsvp_id = await ask(member, salon);
    await ask(member, salon);

    expect(await told('rsvp_flow')).toEqual([{ rsvp_id, rsvp: 'RESERVED', isPublic: false }]);
    expect(await told('rsvp_confirmation')).toEqual([{ rsvp_id, responded_at: expect.any(Number) }]);
  });

  it('is reported once for ten concurrent requests', async () => {
    const salon = await aSalon();

    await Promise.all(Array.from({ length: 10 }, () => ask(member, salon)));

    expect(await told('rsvp_flow')).toHaveLength(1);
    expect(await told('rsvp_confirmation')).toHaveLength(1);
  });

  it('has a reminder a day before, unless it was requested later than that', async () => {
    const later = await aSalon({ date: Date.now() + 3 * DAY });
    const soon = await aSalon({ date: Date.now() + DAY + HOUR / 2 });

    const rsvp_id = await ask(member, later);
    await ask(member, soon);

    const reminders = await OutboxMessage.find({ kind: 'salon_reminder' }).lean();
    expect(reminders).toMatchObject([{ payload: { rsvp_id }, due_at: later.date - DAY }]);
  });

  it('by the public form is reported once confirmed, with the typed code, and without the answers of the form', async () => {
    const salon = await aSalon({ invite_type: 'INVITE_ONLY', invite_code: 'GOLDEN-26' });
    const form = {
      event_id: salon._id,
      first_name: 'Nadia',
      last_name: 'Okafor',
      title: 'Chief Risk Officer',
      email: 'nadia.okafor@example.org',
      company: 'Lagan Bank',
      country: 'Ireland',
      city: 'Dublin',
      state: 'Leinster',
      agree: true,
      signUpCheck: true,
      invite_code: 'GOLDEN-26',
    };

    await world.run(visitor, PUBLIC, { input: form });
    expect(await told('rsvp_flow')).toEqual([]);
    const { _id } = (await RSVP.findOne({ salon_id: salon._id }).lean())!;
    await confirmGuestRSVP(_id);

    expect(await told('rsvp_flow')).toEqual([
      { rsvp_id: expect.any(String), rsvp: 'RESERVED', isPublic: true, invite_code: 'GOLDEN-26' },
    ]);
    expect(JSON.stringify(await OutboxMessage.find().lean())).not.toMatch(/nadia/i);
  });

  it('given back is reported to the CRM after it was taken, and moves the next up with a mail and a reminder', async () => {
    const salon = await aSalon({ capacity: 1 });
    const next = viewerOf('next');
    const seat = await ask(member, salon);
    const waiting = await ask(next, salon);

    await withdraw(member, seat);

    expect(await told('rsvp_flow')).toEqual([
      { rsvp_id: seat, rsvp: 'RESERVED', isPublic: false },
      { rsvp_id: waiting, rsvp: 'PENDING', isPublic: false },
      { rsvp_id: seat, rsvp: 'INVITED', isPublic: false },
      { rsvp_id: waiting, rsvp: 'RESERVED', isPublic: false },
    ]);
    // In order, whatever happens to the first: the CRM ends with the last state.
    const inLine = await OutboxMessage.find({ kind: 'rsvp_flow' }).sort({ subject: 1, place: 1 }).lean();
    expect(inLine.map(({ payload, place }) => [(payload as { rsvp: string }).rsvp, place])).toEqual(
      expect.arrayContaining([
        ['RESERVED', 1],
        ['INVITED', 2],
        ['PENDING', 1],
        ['RESERVED', 2],
      ]),
    );
    expect(await told('waitlist_promotion')).toEqual([{ rsvp_id: waiting }]);
    expect(await told('salon_reminder')).toEqual([{ rsvp_id: seat }, { rsvp_id: waiting }]);
  });
});

describe('the notice of an RSVP', () => {
  const noticeOf = async (id: string, viewer = serviceViewer) =>
    (
      await world.run<{ rsvpNotice: { code: string | null; data: Record<string, unknown> | null } }>(
        viewer,
        NOTICE,
        { id },
      )
    ).rsvpNotice;

  it.each([
    ['a visitor', visitor],
    ['the member', member],
    ['an admin', viewerOf('boss', 'admin')],
  ])('is for the gateway, not for %s', async (_who, viewer) => {
    const { _id } = await anRSVP({ salon_id: (await aSalon())._id, user_id: 'member-1' });

    expect((await noticeOf(_id, viewer)).data).toBeNull();
  });

  it('has the join link for a reserved seat, and only then', async () => {
    const salon = await aSalon();
    const { _id } = await anRSVP({ salon_id: salon._id, user_id: 'member-9' });
    const linkNow = async () => ((await noticeOf(_id)).data?.salon as { link: string | null }).link;

    expect(await linkNow()).toBe(salon.link);
    for (const status of ['PENDING', 'INVITED'] as const) {
      await RSVP.updateOne({ _id }, { status });
      expect(await linkNow()).toBeNull();
    }
    await RSVP.updateOne({ _id }, { status: 'RESERVED' });
    await Salon.updateOne({ _id: salon._id }, { salon_status: 'cancelled' });
    expect(await linkNow()).toBeNull();
    await Salon.updateOne({ _id: salon._id }, { salon_status: null, date: Date.now() - DAY });
    expect(await linkNow()).toBeNull();
  });

  it('has the address for a reserved seat, and only the city on the waitlist', async () => {
    const salon = await aSalon({
      event_location: 'In-Person',
      in_person_location: '12 Quiet Street',
      location_city: 'Boston',
      location_state: 'MA',
    });
    const { _id } = await anRSVP({ salon_id: salon._id, user_id: 'member-9', status: 'PENDING' });
    const placeNow = async () => ((await noticeOf(_id)).data?.salon as { place: string }).place;

    expect(await placeNow()).toBe('Boston, MA');
    await RSVP.updateOne({ _id }, { status: 'RESERVED' });
    expect(await placeNow()).toBe('12 Quiet Street');
  });

  it('has the address of an open evening for everybody, the city where there is none, and nothing online', async () => {
    const place = {
      event_location: 'In-Person',
      in_person_location: '12 Quiet Street',
      location_city: 'Boston',
    };
    const placeOf = async (given: object) => {
      const { _id } = await anRSVP({
        salon_id: (await aSalon({ ...place, ...given } as Partial<SalonRow>))._id,
        user_id: 'member-9',
        status: 'PENDING',
      });
      return ((await noticeOf(_id)).data?.salon as { place: string | null }).place;
    };

    expect(await placeOf({ invite_type: 'OPEN_TO_PUBLIC' })).toBe('12 Quiet Street');
    expect(await placeOf({ invite_type: 'OPEN_TO_PUBLIC', in_person_location: null })).toBe('Boston');
    expect(await placeOf({ location_city: null })).toBeNull();
    expect(await placeOf({ event_location: 'Virtual' })).toBeNull();
  });

  it('has the place on the waitlist, and whether others can still get a seat', async () => {
    const RSVP_NOTICE = `query ($id: ID!) { rsvpNotice(id: $id) { data {
      id responded_at waitlist_position salon { is_closed phase } } } }`;
    const notice = async (id: string) =>
      (await world.run<{ rsvpNotice: { data: object } }>(serviceViewer, RSVP_NOTICE, { id })).rsvpNotice.data;
    const [full, closed] = [await aSalon({ capacity: 1, seats_free: 0 }), await aSalon({ is_closed: true })];
    const free = await aSalon({ capacity: 1, seats_free: 1 });
    const rsvp = (salon: SalonRow, given: object) =>
      anRSVP({ salon_id: salon._id, user_id: 'member-9', responded_at: 5, ...given });

    const first = await rsvp(full, { status: 'PENDING', queued_at: 1, user_id: 'first' });
    const waiting = await rsvp(full, { status: 'PENDING', queued_at: 2 });
    const paying = await rsvp(free, { status: 'PENDING', held_until: Date.now() + HOUR });
    const seated = await rsvp(closed, {});

    const soon = { is_closed: true, phase: 'UPCOMING' };
    expect(await notice(waiting._id)).toEqual({
      id: waiting._id,
      responded_at: 5,
      waitlist_position: 2,
      salon: soon,
    });
    expect(await notice(first._id)).toMatchObject({ waitlist_position: 1 });
    expect(await notice(paying._id)).toMatchObject({
      waitlist_position: null,
      salon: { ...soon, is_closed: false },
    });
    expect(await notice(seated._id)).toMatchObject({ waitlist_position: null, salon: soon });
  });

  it('is null when it is gone', async () => {
    expect((await noticeOf('gone')).data).toBeNull();
  });
});

it('an event’s sequence rises with every change of its time and place, and with nothing else', async () => {
  const { _id } = await aSalon({ capacity: 5 });
  const sequence = async () => (await Salon.findById(_id).lean())!.calendar_sequence;

  await Salon.updateOne({ _id }, { title: 'Another title', $inc: { seats_free: 1 } });
  expect(await sequence()).toBe(0);
  await Salon.updateOne({ _id }, { date: Date.now() + DAY });
  await Salon.findOneAndUpdate({ _id }, { $set: { in_person_location: 'Elsewhere' } });
  const salon = (await Salon.findById(_id))!;
  salon.timezone = 'Europe/Berlin';
  await salon.save();

  expect(await sequence()).toBe(3);
});
