import { Salon } from '../salon/salon.model';
import { RSVP } from './rsvp.model';
import { fillFreeSeats, withRoom } from './seats';

/**
 * Gives free seats to who waits for them; answers at how many events. Whoever makes room does so herself in a step after it:
 * this is for one who died between the two. Any number of processes may, at once.
 */
export async function settleWaitlists(now = Date.now()): Promise<number> {
  const salons = await Salon.distinct('_id', { live_until: { $gt: now }, ...withRoom });
  const waiting = { salon_id: { $in: salons }, status: 'PENDING', held_until: null } as const;
  let settled = 0;
  for (const salonId of await RSVP.distinct('salon_id', waiting))
    if (await fillFreeSeats(salonId)) settled += 1;
  return settled;
}
