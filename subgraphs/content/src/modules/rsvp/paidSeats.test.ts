import { serviceViewer, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP } from './rsvp.model';

const ANSWER = `ok code message data { id status held_until waitlist_position salon { seats_left link } }`;
const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ${ANSWER} } }`;
const UPDATE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ${ANSWER} } }`;
const CONFIRM = `mutation ($id: ID!) { confirmSeat(input: { rsvp_id: $id }) { ok code message data { id status } } }`;
const MINUTE = 60_000;

interface Answer {
  ok: boolean;
  code: string | null;
  data: { id: string; status: string; held_until: number | null; waitlist_position: number | null } | null;
}

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

const paidSalon = (capacity: number | null) => aSalon({ requires_payment: true, capacity });
const ask = async (who: string, salon: SalonRow) =>
  (
    await world.run<{ createRSVP: Answer }>(viewerOf(who), CREATE, {
      input: { salonId: salon._id, userId: who },
    })
  ).createRSVP;
const withdraw = (who: string, id: string) => world.run(viewerOf(who), UPDATE, { id });
const confirm = async (id: string, viewer: Viewer = serviceViewer) =>
  (await world.run<{ confirmSeat: Answer }>(viewer, CONFIRM, { id })).confirmSeat;
const seatsFree = async ({ _id }: SalonRow) => (await Salon.findById(_id).lean())?.seats_free;
const letTimePass = (id: string) => RSVP.updateOne({ _id: id }, { held_until: Date.now() - 1 });
const told = async (kind: string, rsvp_id: string) =>
  OutboxMessage.countDocuments({ kind, 'payload.rsvp_id': rsvp_id });

describe('a seat at a paid event', () => {
  it('is held for a quarter of an hour, with neither link nor mail nor a place in line', async () => {
    const salon = await paidSalon(2);

    const { data } = await ask('buyer', salon);

    expect(data).toMatchObject({
      status: 'PENDING',
      waitlist_position: null,
      salon: { seats_left: 1, link: null },
    });
    expect(data!.held_until! - Date.now()).toBeGreaterThan(14 * MINUTE);
    expect(data!.held_until! - Date.now()).toBeLessThanOrEqual(15 * MINUTE);
    expect(await told('rsvp_confirmation', data!.id)).toBe(0);
    expect((await ask('buyer', salon)).data).toEqual(data);
  });

  it('is hers once it is paid for, and confirmed once however often that is told', async () => {
    const { data } = await ask('buyer', await paidSalon(2));

    const answers = await Promise.all([1, 2, 3].map(() => confirm(data!.id)));

    for (const answer of answers) expect(answer.data).toMatchObject({ status: 'RESERVED' });
    expect(await told('rsvp_confirmation', data!.id)).toBe(1);
  });

  it('is confirmed by the gateway alone', async () => {
    const { data } = await ask('buyer', await paidSalon(2));

    for (const viewer of [viewerOf('buyer'), viewerOf('boss', 'admin')])
      expect(await confirm(data!.id, viewer)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await confirm('missing')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await RSVP.findById(data!.id).lean())?.status).toBe('PENDING');
  });

  it('is held for no more people than there are seats, whoever asks at once', async () => {
    const salon = await paidSalon(3);

    await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`crowd-${n}`, salon)));

    expect(await RSVP.countDocuments({ salon_id: salon._id, held_until: { $ne: null } })).toBe(3);
    expect(await seatsFree(salon)).toBe(0);
  });

  it('goes back when she gives it up, once', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('buyer', salon);

    await Promise.all([1, 2, 3].map(() => withdraw('buyer', data!.id)));

    expect(await seatsFree(salon)).toBe(1);
  });
});

describe('a seat that is not paid for in time', () => {
  it('goes to whoever asks next, in line or not, and nobody is moved up unasked', async () => {
    const salon = await paidSalon(1);
    const first = await ask('first', salon);
    const second = await ask('second', salon);
    expect(second.data).toMatchObject({ status: 'PENDING', held_until: null, waitlist_position: 1 });

    await letTimePass(first.data!.id);
    const again = await ask('second', salon);

    expect(again.data).toMatchObject({ id: second.data!.id, held_until: expect.any(Number) });
    expect((await RSVP.findById(first.data!.id).lean())?.status).toBe('INVITED');
    expect(await seatsFree(salon)).toBe(0);
    expect(await told('waitlist_promotion', second.data!.id)).toBe(0);
  });

  it('is free again on the page of the event', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('slow', salon);
    await letTimePass(data!.id);

    const page = `query ($slug: String!) { salon(input: { slug: $slug }) { data { seats_left is_closed } } }`;

    expect(await world.run(viewerOf('reader'), page, { slug: salon.slug })).toEqual({
      salon: { data: { seats_left: 1, is_closed: false } },
    });
  });

  it('is still hers when the payment is told late and nobody has taken it', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('late', salon);
    await letTimePass(data!.id);

    expect((await confirm(data!.id)).data).toMatchObject({ status: 'RESERVED' });
    expect(await seatsFree(salon)).toBe(0);
  });

  it('is refused to a payment that comes after somebody else has it', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('late', salon);
    await letTimePass(data!.id);
    await ask('quick', salon);

    expect(await confirm(data!.id)).toMatchObject({ ok: false, code: 'CONFLICT', data: null });
    expect(await RSVP.countDocuments({ salon_id: salon._id, status: 'RESERVED' })).toBe(0);
  });

  it('is refused when the event was cancelled meanwhile', async () => {
    const salon = await paidSalon(1);
    const { data } = await ask('buyer', salon);
    await Salon.updateOne({ _id: salon._id }, { salon_status: 'cancelled' });

    expect(await confirm(data!.id)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });
});
