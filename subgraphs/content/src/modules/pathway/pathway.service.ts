import {
  listInput,
  listPage,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Lookup,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import type { ContentLoaders } from '../../loaders';
import { canSeePage, shownBy } from '../../shown';
import { Pathway, type PathwayRow } from './pathway.model';
import { Season, type SeasonRow } from './season.model';
import { countDone } from './seasonProgress';

export const pathwaysInput = listInput({ slug: stringFilter, title: stringFilter }, ['title']);
export const seasonInput = z.strictObject({
  pathway_slug: z.string().max(200),
  season: z.number().int().min(1).max(1000),
});

export async function findPathway(viewer: Viewer, lookup: Lookup): Promise<PathwayRow> {
  const pathway = await Pathway.findOne(lookup).lean<PathwayRow>();
  if (!pathway || !canSeePage(viewer, pathway)) throw notFound('pathway');
  return pathway;
}

export const listPathways = (input: z.infer<typeof pathwaysInput>): Promise<Page<PathwayRow>> =>
  listPage<PathwayRow>(
    Pathway,
    { $and: [shownBy(Date.now()), toConditions(input, ['slug', 'title'])] },
    toSort(input.orderBy, { title: 1 }),
    input,
  );

/** A season by its pathway and its number, which counts from 1. */
export async function findSeason(
  viewer: Viewer,
  { pathway_slug, season }: z.infer<typeof seasonInput>,
): Promise<SeasonRow> {
  const pathway = await findPathway(viewer, { slug: pathway_slug });
  const found = await Season.findOne({ pathway_id: pathway._id, number: season }).lean<SeasonRow>();
  if (!found) throw notFound('season');
  return found;
}

/** The viewer's progress in all seasons: how much is done, and the first salon that is not. */
export async function pathwayProgress(loaders: ContentLoaders, seasons: readonly SeasonRow[]) {
  const ofSeasons = await Promise.all(
    seasons.map(async (season) => ({
      season,
      ...(await countDone(loaders.pathwayStep, season.salon_ids)),
    })),
  );
  const current = ofSeasons.find(({ next_id }) => next_id !== null);
  return {
    done: ofSeasons.reduce((sum, { done }) => sum + done, 0),
    salons: ofSeasons.reduce((sum, { salons }) => sum + salons, 0),
    season: current?.season.number ?? null,
    next: current?.next_id ? await loaders.salon.load(current.next_id) : null,
  };
}
