import { pathwayForm, seasonForm } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import { entriesIn, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import { Pathway, type PathwayRow } from '../../pathway/pathway.model';
import { Season } from '../../pathway/season.model';
import { Resource } from '../../resource/resource.model';
import { Review } from '../../review/review.model';
import { Salon } from '../../salon/salon.model';
import { inSalons } from './collections';
import { LIBRARY } from './references';

/** Seasons and reviews prevent a pathway from being removed. */
export const pathways: EntryKind = {
  ...LIBRARY,
  noun: 'pathway',
  model: entriesIn(Pathway),
  title: 'title',
  fields: Object.keys(pathwayForm.shape),
  operations: { save: 'savePathway', remove: 'removePathway' },
  files: { thumbnail: 'picture' },
  usedBy: [
    { model: entriesIn(Season), path: 'pathway_id', one: 'season', many: 'seasons' },
    { model: entriesIn(Review), path: 'entry_id', one: 'review', many: 'reviews' },
  ],
  takeAlong: (entry_id, session) => Resource.deleteMany({ entry_id }, { session }),
};

const ANOTHER_PATHWAY = 'A season stays in its pathway. Add one to the other pathway instead.';

/** Ordered by number: addresses of members' pages contain it. */
export const seasons: EntryKind = {
  mayEdit: LIBRARY.mayEdit,
  noun: 'season',
  model: entriesIn(Season),
  title: 'title',
  fields: Object.keys(seasonForm.shape),
  operations: { save: 'saveSeason', remove: 'removeSeason', arrange: 'arrangeLibrary' },
  order: { field: 'number', from: 1, within: 'pathway_id' },
  refersTo: { pathway_id: entriesIn(Pathway), salon_ids: entriesIn(Salon) },
  files: { thumbnail: 'picture' },
  prepare(values, before) {
    if (before && before.pathway_id !== values.pathway_id)
      throw new Refusal('INVALID', ANOTHER_PATHWAY, { pathway_id: ANOTHER_PATHWAY });
    return values;
  },
  async detailsOf(rows) {
    const titles = await titlesOf(rows);
    return rows.map(
      ({ pathway_id, number, salon_ids }) =>
        `${titles.get(pathway_id as string) ?? 'No pathway'}, season ${String(number)}, ${inSalons(salon_ids)}`,
    );
  },
};

async function titlesOf(rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const pathways = await Pathway.find({ _id: { $in: rows.map(({ pathway_id }) => pathway_id as string) } })
    .select('title')
    .lean<PathwayRow[]>();
  return new Map(pathways.map(({ _id, title }) => [_id, title]));
}
