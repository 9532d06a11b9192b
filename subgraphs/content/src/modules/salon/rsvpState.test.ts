import type { RSVPState } from '@athenaeum/content-contract';
import type { Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aSalon, HOUR } from '../../testing/factories';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from './salon.model';

const STATE = `query ($slug: String!) { salon(input: { slug: $slug }) { data {
  rsvp_state rsvp_state_until live_from live_until my_rsvp { waitlist_position held_until } } } }`;

interface Answer {
  rsvp_state: RSVPState;
  rsvp_state_until: number | null;
  live_from: number;
  live_until: number;
  my_rsvp: { waitlist_position: number | null; held_until: number | null } | null;
}

const world = openForFile(() => createTestWorld(subgraph));

const member = viewerOf('amara');
const prospect = viewerOf('amara', 'prospect');
const visitor = viewerOf(null);

const seen = async ({ slug }: SalonRow, viewer: Viewer = member) =>
  (await world.run<{ salon: { data: Answer } }>(viewer, STATE, { slug })).salon.data;

async function stateOf(
  given: Partial<SalonRow>,
  own?: Partial<RSVPRow>,
  viewer?: Viewer,
): Promise<RSVPState> {
  const salon = await aSalon(given);
  if (own) await anRSVP({ salon_id: salon._id, user_id: 'amara', ...own });
  return (await seen(salon, viewer)).rsvp_state;
}

const RESERVED = { status: 'RESERVED' } as const;
const over = { date: Date.now() - 3 * HOUR };
const paid = { requires_payment: true, price: 450_00 } as const;

describe('a seat', () => {
  it('is attended until the live window opens, and live until it ends', async () => {
    const [soon, now] = [await aSalon(), await aSalon({ date: Date.now() })];
    for (const { _id } of [soon, now]) await anRSVP({ salon_id: _id, user_id: 'amara', ...RESERVED });

    const [ahead, live] = [await seen(soon), await seen(now)];

    expect(ahead).toMatchObject({ rsvp_state: 'ATTENDING', rsvp_state_until: ahead.live_from });
    expect(live).toMatchObject({ rsvp_state: 'LIVE', rsvp_state_until: live.live_until });
  });

  it('that is held for payment is held until then, and after that is for sale again', async () => {
    const salon = await aSalon(paid);
    const held_until = Date.now() + HOUR;
    await anRSVP({ salon_id: salon._id, user_id: 'amara', status: 'PENDING', held_until, responded_at: 1 });
    expect(await seen(salon)).toMatchObject({ rsvp_state: 'HELD', rsvp_state_until: held_until });

    const lapsed = { status: 'PENDING', held_until: Date.now() - 1, responded_at: 1 } as const;
    expect(await stateOf(paid, lapsed)).toBe('OPEN');
  });

  it.each(['cancelled', 'postponed'] as const)('at a %s event counts for nothing', async (salon_status) => {
    expect(await stateOf({ salon_status }, RESERVED)).toBe('OFF');
  });

  it('is over with the event, for good', async () => {
    expect(await stateOf(over, RESERVED)).toBe('OVER');
    expect((await seen(await aSalon(over))).rsvp_state_until).toBeNull();
  });
});

describe('without a seat', () => {
  it('a member is waitlisted at a place, invited, or neither', async () => {
    const salon = await aSalon({ capacity: 1, seats_free: 0 });
    for (const [queued_at, user_id] of ['first', 'amara'].entries())
      await anRSVP({ salon_id: salon._id, user_id, status: 'PENDING', queued_at });

    expect(await seen(salon)).toMatchObject({ rsvp_state: 'WAITLISTED', my_rsvp: { waitlist_position: 2 } });
    expect(await stateOf({}, { status: 'INVITED' })).toBe('INVITED');
    expect(await stateOf({}, { status: 'INVITED', responded_at: 1 })).toBe('OPEN');
    expect(await stateOf({})).toBe('OPEN');
  });

  it('only the waitlist is open where staff closed the event or no seat is left', async () => {
    expect(await stateOf({ is_closed: true })).toBe('FULL');
    expect(await stateOf({ capacity: 1, seats_free: 0 })).toBe('FULL');
  });

  it('a paid event waits for its price, and sells to people who are signed in', async () => {
    expect(await stateOf({ requires_payment: true })).toBe('NOT_FOR_SALE');
    expect(await stateOf({ ...paid, invite_type: 'OPEN_TO_PUBLIC' }, undefined, visitor)).toBe(
      'SIGN_IN_TO_PAY',
    );
    expect(await stateOf({ ...paid, invite_type: 'OPEN_TO_PUBLIC' }, undefined, prospect)).toBe('OPEN');
  });

  it('who is not a member needs an open event, a code or an invitation', async () => {
    expect(await stateOf({}, undefined, prospect)).toBe('MEMBERS_ONLY');
    expect(await stateOf({ invite_type: 'INVITE_ONLY' }, undefined, prospect)).toBe('NEEDS_CODE');
    expect(await stateOf({ invite_type: 'INVITE_ONLY' }, { status: 'INVITED' }, prospect)).toBe('INVITED');
    expect(await stateOf({ invite_type: 'INVITE_ONLY' })).toBe('OPEN');
    expect(await stateOf({ invite_type: 'OPEN_TO_PUBLIC' }, undefined, visitor)).toBe('OPEN');
  });
});
