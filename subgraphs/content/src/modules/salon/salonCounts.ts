import { cachedForEveryone } from '../../cachedForEveryone';
import { perDatabase } from '../../perDatabase';
import { Salon, type SalonRow } from './salon.model';
import { listed } from './salon.policy';

type Link = 'category_ids' | 'tag_ids' | 'speakers';
type Row = Pick<SalonRow, Link>;

/** The rows are small: larger batches than the driver's default save round trips. */
const BATCH_SIZE = 5000;

/** How many listed salons each category, goal or speaker has, the same for everyone. */
export const salonCounts = (link: Link): Promise<ReadonlyMap<string, number>> => kept()(link);

const kept = perDatabase(() =>
  cachedForEveryone(async (link): Promise<ReadonlyMap<string, number>> => {
    const rows = await Salon.find(listed())
      .select({ [link]: 1, _id: 0 })
      .batchSize(BATCH_SIZE)
      .lean<Row[]>();
    const counts = new Map<string, number>();
    for (const row of rows)
      for (const id of linked(row, link as Link)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }),
);

const linked = (row: Row, link: Link): string[] =>
  link === 'speakers' ? row.speakers.map(({ speaker_id }) => speaker_id) : row[link];
