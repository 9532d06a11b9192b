import { RSVP, type RSVPRow } from './rsvp.model';

/** RSVPs on the waitlist: without a held seat, and confirmed. */
export const inLine = { status: 'PENDING', held_until: null, confirm_by: null } as const;

export const isInLine = ({
  status,
  held_until,
  confirm_by,
}: Pick<RSVPRow, 'status' | 'held_until' | 'confirm_by'>): boolean =>
  status === 'PENDING' && !held_until && !confirm_by;

type Waiting = Pick<RSVPRow, '_id' | 'salon_id' | 'queued_at'>;

/** Places on the waitlist, from 1, of several RSVPs at once. */
export async function waitlistPositions(waiting: readonly Waiting[]): Promise<(number | null)[]> {
  const salons = [...new Set(waiting.map(({ salon_id }) => salon_id))];
  const line = await RSVP.find({ salon_id: { $in: salons }, ...inLine })
    .select({ salon_id: 1, queued_at: 1 })
    .sort({ queued_at: 1, _id: 1 })
    .lean<Waiting[]>();
  const places = new Map<string, number>();
  const reached = new Map<string, number>();
  for (const { _id, salon_id } of line) {
    const place = (reached.get(salon_id) ?? 0) + 1;
    reached.set(salon_id, place);
    places.set(_id, place);
  }
  return waiting.map(({ _id }) => places.get(_id) ?? null);
}
