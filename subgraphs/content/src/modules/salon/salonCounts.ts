import { readInBatches } from '@athenaeum/kit';
import { cachedForEveryone } from '../../cachedForEveryone';
import { perDatabase } from '../../perDatabase';
import { Salon, type SalonRow } from './salon.model';
import { listed } from './salon.policy';

type Link = 'category_ids' | 'tag_ids' | 'speakers';
type Row = Pick<SalonRow, 'category_ids' | 'tag_ids'> & { speakers: { speaker_id: string }[] };

/** How many listed salons each category, goal or speaker has, the same for everyone. */
export const salonCounts = async (link: Link): Promise<ReadonlyMap<string, number>> =>
  (await kept()('listed'))[link];

/** Of all links at once: a page that asks for one mostly asks for others too. */
const kept = perDatabase(() =>
  cachedForEveryone(async (): Promise<Record<Link, ReadonlyMap<string, number>>> => {
    const rows = await readInBatches<Row>(
      Salon.find(listed()).select('category_ids tag_ids speakers.speaker_id -_id').lean(),
    );
    return {
      category_ids: countOf(rows, ({ category_ids }) => category_ids),
      tag_ids: countOf(rows, ({ tag_ids }) => tag_ids),
      speakers: countOf(rows, ({ speakers }) => speakers.map(({ speaker_id }) => speaker_id)),
    };
  }),
);

function countOf(rows: readonly Row[], linked: (row: Row) => readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const id of linked(row)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
