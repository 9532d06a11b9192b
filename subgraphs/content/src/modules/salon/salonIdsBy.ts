import { readInBatches } from '@athenaeum/kit';
import DataLoader from 'dataloader';
import { Salon, type SalonRow } from './salon.model';
import { listed } from './salon.policy';

type Link = 'category_ids' | 'tag_ids' | 'speakers.speaker_id';
type Row = Pick<SalonRow, '_id' | 'category_ids' | 'tag_ids' | 'speakers'>;

const linksOf = (row: Row, link: Link): string[] =>
  link === 'speakers.speaker_id' ? row.speakers.map(({ speaker_id }) => speaker_id) : row[link];

/** Ids of the listed salons of a category, a goal or a speaker, newest first; batched. */
export const salonIdsBy = (link: Link) =>
  new DataLoader<string, string[]>(async (keys) => {
    const rows = await readInBatches<Row>(
      Salon.find({ ...listed(), [link]: { $in: keys } })
        .select({ [link]: 1 })
        .sort({ date: -1, _id: 1 })
        .lean(),
    );
    const lists = new Map<string, string[]>(keys.map((key) => [key, []]));
    for (const row of rows) for (const key of linksOf(row, link)) lists.get(key)?.push(row._id);
    return keys.map((key) => lists.get(key) ?? []);
  });
