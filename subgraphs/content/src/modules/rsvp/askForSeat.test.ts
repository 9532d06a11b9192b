import { countingInto } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { SeatOrder } from '../seatOrder/seatOrder.model';
import { askForSeat } from './askForSeat';
import { RSVP } from './rsvp.model';
import { withSeatLock } from './seats';

openForFile(() => createTestWorld(subgraph));

/** All of them wait until the first request has been answered, and are then answered together. */
const askTogether = (salonId: string, people: readonly string[]) =>
  Promise.all([
    askForSeat(salonId, { user_id: 'before' }, {}),
    ...people.map((user_id) => askForSeat(salonId, { user_id }, { name: `Name of ${user_id}` })),
  ]).then(([, ...rest]) => rest);

const people = (count: number) => Array.from({ length: count }, (_, n) => `member-${n}`);

it('gives the seats in the order in which members came, and keeps that order on the waitlist', async () => {
  const { _id } = await aSalon({ capacity: 4, seats_free: 4 });

  const rsvps = await askTogether(_id, people(6));

  expect(rsvps.map(({ status }) => status)).toEqual([
    ...['RESERVED', 'RESERVED', 'RESERVED'],
    ...['PENDING', 'PENDING', 'PENDING'],
  ]);
  const line = await RSVP.find({ salon_id: _id, status: 'PENDING' }).sort({ queued_at: 1, _id: 1 }).lean();
  expect(line.map(({ user_id }) => user_id)).toEqual(['member-3', 'member-4', 'member-5']);
  expect(line.map(({ name }) => name)).toEqual([3, 4, 5].map((n) => `Name of member-${n}`));
});

it('answers a member who asks twice at the same time with one RSVP, and tells others once', async () => {
  const { _id } = await aSalon({ capacity: 10, seats_free: 10 });

  const [one, other] = await askTogether(_id, ['amara', 'amara']);

  expect(other!._id).toBe(one!._id);
  expect(await RSVP.countDocuments({ salon_id: _id, user_id: 'amara' })).toBe(1);
  const told = await OutboxMessage.find({ 'payload.rsvp_id': one!._id }).lean();
  expect(told.map(({ kind }) => kind).sort()).toEqual(['rsvp_confirmation', 'rsvp_flow', 'salon_reminder']);
});

it('takes as many commands for fifty members as for ten', async () => {
  const commandsFor = async (count: number) => {
    const { _id } = await aSalon({ capacity: 5, seats_free: 5 });
    const costs = { fetches: 0, queries: 0 };
    let others: Promise<unknown> = Promise.resolve();
    let goOn = () => {};
    const held = withSeatLock(_id, () => new Promise<void>((resolve) => (goOn = resolve)));
    const first = askForSeat(_id, { user_id: 'before' }, {});
    countingInto(costs, () => {
      others = Promise.all(people(count).map((user_id) => askForSeat(_id, { user_id }, {})));
    });
    goOn();
    await Promise.all([held, first, others]);
    return costs.queries;
  };

  const forTen = await commandsFor(10);

  expect(forTen).toBeGreaterThan(0);
  expect(await commandsFor(50)).toBe(forTen);
});

it('holds a paid seat for each, with an order of its own', async () => {
  const { _id } = await aSalon({ capacity: 3, seats_free: 3, requires_payment: true, price: 120 });

  const rsvps = await askTogether(_id, people(3));

  expect(rsvps.map(({ held_until }) => held_until !== null)).toEqual([true, true, false]);
  const orders = await SeatOrder.find({ salon_id: _id, user_id: { $ne: 'before' } }).lean();
  expect(orders.map(({ rsvp_id }) => rsvp_id).sort()).toEqual([rsvps[0]!._id, rsvps[1]!._id].sort());
});

it('reads the RSVP that another process stored meanwhile, and gives the others their seats', async () => {
  const { _id } = await aSalon({ capacity: 10, seats_free: 10 });
  // The first reading of the batch comes before the other process's commit.
  const find = RSVP.find.bind(RSVP);
  let isBefore = true;
  const spy = jest.spyOn(RSVP, 'find').mockImplementation(((filter: Record<string, unknown>) => {
    const isOfBatch = isBefore && 'user_id' in filter;
    if (isOfBatch) isBefore = false;
    return find(isOfBatch ? { ...filter, user_id: 'nobody' } : filter);
  }) as typeof RSVP.find);
  await RSVP.create({ salon_id: _id, user_id: 'amara', status: 'RESERVED', queued_at: 1, created_at: 1 });

  const [amara, bea] = await Promise.all([
    askForSeat(_id, { user_id: 'amara' }, {}),
    askForSeat(_id, { user_id: 'bea' }, {}),
  ]);
  spy.mockRestore();

  expect(isBefore).toBe(false);
  expect([amara.queued_at, bea.status]).toEqual([1, 'RESERVED']);
  expect(await RSVP.countDocuments({ salon_id: _id })).toBe(2);
});
