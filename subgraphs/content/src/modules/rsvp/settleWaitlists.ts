import { Salon } from '../salon/salon.model';
import { forgetUnconfirmed, releaseUnconfirmedSeats } from './overdueSeats';
import { RSVP } from './rsvp.model';
import { fillFreeSeats, withRoom } from './seats';
import { inLine } from './waitlist';

/**
 * Gives free seats to who waits for them, those that nobody confirmed in time too; answers at how many events. Whoever makes
 * room gives it on in a step after it: this is for one who died between the two. Any number of processes may, at once.
 */
export async function settleWaitlists(now = Date.now()): Promise<number> {
  await releaseUnconfirmedSeats(now);
  await forgetUnconfirmed(now);
  const salons = await Salon.distinct('_id', { live_until: { $gt: now }, ...withRoom });
  let settled = 0;
  for (const salonId of await RSVP.distinct('salon_id', { salon_id: { $in: salons }, ...inLine }))
    if (await fillFreeSeats(salonId)) settled += 1;
  return settled;
}
