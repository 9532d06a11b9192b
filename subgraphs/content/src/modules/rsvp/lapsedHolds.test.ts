import { serviceViewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { SeatOrder } from '../seatOrder/seatOrder.model';
import { RSVP } from './rsvp.model';

const PAGE = `query ($slug: String!) { salon(input: { slug: $slug }) { ok data {
  seats_left is_closed rsvp_state my_rsvp { status held_until waitlist_position order { id } } } } }`;
const FEED = `query { salons(input: { take: 20 }) { ok data { id rsvp_state my_rsvp { status } } } }`;
const ATTENDEES = `query ($input: AttendeesInput!) { attendees(input: $input) { ok count
  attendance { seats cancelled waiting to_be_told } data { status held_until } } }`;
const SETTLE = 'mutation { settleWaitlists { ok code data } }';

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() =>
  Promise.all([Salon, RSVP, SeatOrder, OutboxMessage].map((model) => model.collection.deleteMany({}))),
);

/** A full paid event whose only seat was not paid for in time. */
async function aLapsedHold(given: Partial<SalonRow> = {}): Promise<SalonRow> {
  const salon = await aSalon({ requires_payment: true, price: 100, capacity: 1, seats_free: 0, ...given });
  const at = Date.now() - 1000;
  await anRSVP({ salon_id: salon._id, user_id: 'slow', status: 'PENDING', held_until: at, responded_at: 1 });
  return salon;
}

/** A full free event whose only seat a visitor never confirmed, with somebody on the waitlist. */
async function anUnconfirmedSeat(): Promise<SalonRow> {
  const salon = await aSalon({ capacity: 1, seats_free: 0 });
  const visitor = { guest_email: 'slow@example.org', confirm_by: 1, held_until: 1 };
  await anRSVP({ salon_id: salon._id, status: 'PENDING', ...visitor });
  await anRSVP({ salon_id: salon._id, user_id: 'patient', status: 'PENDING', queued_at: 2 });
  return salon;
}

const page = ({ slug }: SalonRow, who = 'reader') => world.run(viewerOf(who), PAGE, { slug });
const attendees = ({ _id }: SalonRow, list: string) =>
  world.run(viewerOf('ed', 'editor'), ATTENDEES, { input: { salon_id: _id, list } });

it('reads answer as if the seat had been released', async () => {
  const salon = await aLapsedHold();

  expect(await page(salon)).toMatchObject({
    salon: { data: { seats_left: 1, is_closed: false, rsvp_state: 'OPEN' } },
  });
  expect(await page(salon, 'slow')).toMatchObject({
    salon: { data: { rsvp_state: 'OPEN', my_rsvp: { status: 'INVITED', held_until: null } } },
  });
  expect(await attendees(salon, 'cancelled')).toMatchObject({
    attendees: {
      count: 1,
      attendance: { seats: 0, cancelled: 1, to_be_told: 0 },
      data: [{ status: 'INVITED', held_until: null }],
    },
  });
});

it('a seat that somebody on the waitlist will get is not shown as free', async () => {
  const salon = await anUnconfirmedSeat();

  expect(await page(salon)).toMatchObject({ salon: { data: { seats_left: 0, rsvp_state: 'FULL' } } });
  expect(await page(salon, 'patient')).toMatchObject({ salon: { data: { rsvp_state: 'WAITLISTED' } } });
});

it('a read writes nothing, however late the holds are', async () => {
  const salons = [await aLapsedHold(), await anUnconfirmedSeat()];

  const writes = await world.writesDuring(async () => {
    for (const salon of salons) {
      for (const who of ['reader', 'slow', 'patient']) await page(salon, who);
      for (const list of ['attending', 'waiting', 'invited', 'cancelled']) await attendees(salon, list);
    }
    await world.run(viewerOf('slow'), FEED);
  });

  expect(writes).toEqual([]);
});

it('the job releases them: a paid seat is for sale again, an unconfirmed one goes to the waitlist', async () => {
  const [paid, free] = [await aLapsedHold(), await anUnconfirmedSeat()];

  const writes = await world.writesDuring(() => world.run(serviceViewer, SETTLE));

  expect(writes).toContain('findAndModify rsvps');
  expect(await RSVP.findOne({ user_id: 'slow' }).lean()).toMatchObject({
    status: 'INVITED',
    held_until: null,
  });
  expect(await Salon.findById(paid._id).lean()).toMatchObject({ seats_free: 1 });
  expect(await RSVP.findOne({ user_id: 'patient' }).lean()).toMatchObject({ status: 'RESERVED' });
  expect(await Salon.findById(free._id).lean()).toMatchObject({ seats_free: 0 });
});
