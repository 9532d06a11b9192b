import {
  listInput,
  listPage,
  notAllowed,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Lookup,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { Coach, type CoachRow } from './coach.model';
import { canSeeCoaches } from './coach.policy';

const FILTERS = {
  slug: stringFilter,
  name: stringFilter,
  tag_id: stringFilter,
  category_id: stringFilter,
};
export const coachesInput = listInput(FILTERS, ['name']);

export async function findCoach(viewer: Viewer, lookup: Lookup): Promise<CoachRow> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const coach = await Coach.findOne(lookup).lean<CoachRow>();
  if (!coach) throw notFound('coach');
  return coach;
}

/** The directory, by name; shuffling it is the page's affair. */
export async function listCoaches(
  viewer: Viewer,
  input: z.infer<typeof coachesInput>,
): Promise<Page<CoachRow>> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const filter = toConditions(input, Object.keys(FILTERS), {
    tag_id: 'tag_ids',
    category_id: 'category_ids',
  });
  return listPage(Coach, filter, toSort(input.orderBy, { name: 1 }), input);
}
