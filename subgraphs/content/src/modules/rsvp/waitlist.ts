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

/** Places on the waitlist, from 1, of several RSVPs at once; null for one that has left it. */
export async function waitlistPositions(waiting: readonly Waiting[]): Promise<(number | null)[]> {
  const [first, ...others] = waiting;
  if (first && others.length === 0) return [await placeOf(first)];
  const places = await placesIn([...new Set(waiting.map(({ salon_id }) => salon_id))]);
  return waiting.map(({ _id }) => places.get(_id) ?? null);
}

/** Of a single one, by counting: a line can be tens of thousands long. */
async function placeOf({ _id, salon_id, queued_at }: Waiting): Promise<number | null> {
  const line = { salon_id, ...inLine };
  const [ahead, isThere] = await Promise.all([
    RSVP.countDocuments({
      ...line,
      $or: [{ queued_at: { $lt: queued_at } }, { queued_at, _id: { $lt: _id } }],
    }),
    RSVP.exists({ ...line, _id }),
  ]);
  return isThere ? ahead + 1 : null;
}

async function placesIn(salons: readonly string[]): Promise<ReadonlyMap<string, number>> {
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
  return places;
}
