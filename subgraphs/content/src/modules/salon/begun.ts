import { DEFAULT_TAKE, isSignedIn, type Page, type Viewer } from '@athenaeum/kit';
import { Progress } from '../progress/progress.model';
import { Salon, type SalonRow } from './salon.model';

/** More than anybody has under way at once. */
const MOST = 1000;

/** Ids of what she has begun and not finished, last watched first. */
export async function begunBy(viewer: Viewer): Promise<string[]> {
  if (!isSignedIn(viewer)) return [];
  const records = await Progress.find({ user_id: viewer.id, watched: false, progress: { $gt: 0 } })
    .sort({ updated_at: -1, _id: 1 })
    .limit(MOST)
    .select('salon_id')
    .batchSize(MOST)
    .lean<{ salon_id: string }[]>();
  return records.map(({ salon_id }) => salon_id);
}

/** A page of salons in the order in which she watched them last. */
export async function pageOfBegun(
  viewer: Viewer,
  filter: Record<string, unknown>,
  { take, skip }: { take?: number | null; skip?: number | null },
): Promise<Page<SalonRow>> {
  const [begun, matching] = await Promise.all([begunBy(viewer), Salon.distinct('_id', filter)]);
  const among = new Set<string>(matching);
  const ids = begun.filter((id) => among.has(id));
  const from = skip ?? 0;
  const wanted = ids.slice(from, from + (take ?? DEFAULT_TAKE));
  const rows = await Salon.find({ _id: { $in: wanted } }).lean<SalonRow[]>();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return { data: wanted.flatMap((id) => byId.get(id) ?? []), count: ids.length };
}
