import { Salon } from '../salon/salon.model';
import { forgetUnconfirmed, releaseAllOverdueSeats } from './overdueSeats';
import { RSVP } from './rsvp.model';
import { fillFreeSeats, withRoom } from './seats';
import { inLine } from './waitlist';

/**
 * Reconciliation job: releases seats that were not paid for or confirmed in time, and gives free ones to the waitlists;
 * answers at how many events the second was needed. Requests give a released seat on in a separate step; this is for a crash in between. May run in any number of processes.
 */
export async function settleWaitlists(now = Date.now()): Promise<number> {
  await releaseAllOverdueSeats(now);
  await forgetUnconfirmed(now);
  const salons = await Salon.distinct('_id', { live_until: { $gt: now }, ...withRoom });
  let settled = 0;
  for (const salonId of await RSVP.distinct('salon_id', { salon_id: { $in: salons }, ...inLine }))
    if (await fillFreeSeats(salonId)) settled += 1;
  return settled;
}
