import { serviceViewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon, HOUR } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP } from './rsvp.model';

const SETTLE = 'mutation { settleWaitlists { ok code data } }';

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([Salon, RSVP, OutboxMessage].map((model) => model.collection.deleteMany({}))));

const settle = async (viewer = serviceViewer) =>
  (await world.run<{ settleWaitlists: { code: string | null; data: number | null } }>(viewer, SETTLE))
    .settleWaitlists;

/** The state after a crash between releasing a seat and giving it to the waitlist. */
async function roomAndALine(given: Partial<SalonRow> = {}): Promise<SalonRow> {
  const salon = await aSalon({ capacity: 5, seats_free: 2, ...given });
  for (const [place, user_id] of ['third', 'first', 'second'].entries())
    await anRSVP({ salon_id: salon._id, user_id, status: 'PENDING', queued_at: [3, 1, 2][place]! });
  return salon;
}

const statuses = async ({ _id }: SalonRow) =>
  Object.fromEntries(
    (await RSVP.find({ salon_id: _id }).lean()).map(({ user_id, status }) => [user_id, status]),
  );

it('is for the gateway alone', async () => {
  const salon = await roomAndALine();

  expect(await settle(viewerOf('admin', 'admin'))).toMatchObject({ code: 'FORBIDDEN' });
  expect(Object.values(await statuses(salon))).not.toContain('RESERVED');
});

it('gives the seats to the first on the waitlist with one mail each, also when run concurrently', async () => {
  const salon = await roomAndALine();

  await Promise.all([settle(), settle(), settle()]);

  expect(await statuses(salon)).toEqual({ first: 'RESERVED', second: 'RESERVED', third: 'PENDING' });
  expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(0);
  expect(await OutboxMessage.countDocuments({ kind: 'waitlist_promotion' })).toBe(2);
  expect(await settle()).toMatchObject({ data: 0 });
});

it('gives everybody a seat where there is no limit any more', async () => {
  const salon = await roomAndALine({ capacity: null, seats_free: null });

  expect(await settle()).toMatchObject({ data: 1 });
  expect(new Set(Object.values(await statuses(salon)))).toEqual(new Set(['RESERVED']));
});

it.each([
  ['which is full', { seats_free: 0 }],
  ['which staff keep closed', { is_closed: true }],
  ['which is cancelled', { salon_status: 'cancelled' }],
  ['which begins within two hours', { date: Date.now() + HOUR }],
  ['where a seat has to be paid for', { requires_payment: true, price: 20 }],
] as const)('moves nobody up at an event %s', async (_what, given) => {
  const salon = await roomAndALine(given);

  expect(await settle()).toMatchObject({ data: 0 });
  expect(new Set(Object.values(await statuses(salon)))).toEqual(new Set(['PENDING']));
});

it('reads RSVPs by indexes: it runs every minute, and there are hundreds of thousands', async () => {
  await roomAndALine();
  const deleted = jest.spyOn(RSVP, 'deleteMany');
  const listed = jest.spyOn(RSVP, 'distinct');

  await settle();

  const filters = [
    ...deleted.mock.calls.map(([where]) => where),
    ...listed.mock.calls.map(([, where]) => where),
  ];
  expect(filters).toHaveLength(3);
  for (const where of filters) {
    const plan: unknown = await RSVP.collection.find(where as object).explain();
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  }
});
