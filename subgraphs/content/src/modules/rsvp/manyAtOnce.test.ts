import type { RSVPStatus } from '@athenaeum/content-contract';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP } from './rsvp.model';

const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok data { id status } } }`;
const UPDATE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ok } }`;
const PEOPLE = 500;
const SEATS = 100;
const GIVEN_BACK = 40;

// Hundreds of transactions on one salon, on a machine that runs other tests at the same time.
jest.setTimeout(600_000);

const world = openForFile(() => createTestWorld(subgraph));
let salon: SalonRow;
beforeAll(async () => {
  salon = await aSalon({ capacity: SEATS, invite_type: 'OPEN_TO_PUBLIC' });
});

const everybody = Array.from({ length: PEOPLE }, (_, n) => viewerOf(`person-${n}`));
const counted = async (status: RSVPStatus) => RSVP.countDocuments({ salon_id: salon._id, status });
const seatsFree = async () => (await Salon.findById(salon._id).lean())?.seats_free;

it('gives a hundred seats to exactly a hundred of five hundred concurrent requests', async () => {
  const answers = await Promise.all(
    everybody.map((viewer) =>
      world.run<{ createRSVP: { ok: boolean; data: { status: string } | null } }>(viewer, CREATE, {
        input: { salonId: salon._id, userId: viewer.id },
      }),
    ),
  );

  const told = answers.map(({ createRSVP }) => createRSVP.data?.status);
  expect(told.filter((status) => status === 'RESERVED')).toHaveLength(SEATS);
  expect(told.filter((status) => status === 'PENDING')).toHaveLength(PEOPLE - SEATS);
  expect([await counted('RESERVED'), await counted('PENDING'), await seatsFree()]).toEqual([
    SEATS,
    PEOPLE - SEATS,
    0,
  ]);
});

it('moves up the first on the waitlist for each of forty concurrent withdrawals, with one mail each', async () => {
  const line = await RSVP.find({ salon_id: salon._id, status: 'PENDING' })
    .sort({ queued_at: 1, _id: 1 })
    .lean();
  const leaving = await RSVP.find({ salon_id: salon._id, status: 'RESERVED' }).limit(GIVEN_BACK).lean();

  // Each presses twice.
  await Promise.all(
    [...leaving, ...leaving].map(({ _id, user_id }) =>
      world.run(viewerOf(user_id ?? null), UPDATE, { id: _id }),
    ),
  );

  const first = line.slice(0, GIVEN_BACK).map(({ _id }) => _id);
  expect(await RSVP.countDocuments({ _id: { $in: first }, status: 'RESERVED' })).toBe(GIVEN_BACK);
  expect([await counted('RESERVED'), await counted('INVITED'), await seatsFree()]).toEqual([
    SEATS,
    GIVEN_BACK,
    0,
  ]);
  const mails = await OutboxMessage.find({ kind: 'waitlist_promotion' }).lean();
  expect(mails.map(({ payload }) => (payload as { rsvp_id: string }).rsvp_id).sort()).toEqual(first.sort());
});
