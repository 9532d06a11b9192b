import { escapeRegExp } from '@athenaeum/common/escaping';
import { COACH_SEARCH } from '@athenaeum/coaching-contract';
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
import * as z from 'zod';
import { Coach, type CoachRow } from './coach.model';
import { canSeeCoaches } from './coach.policy';

const FILTERS = {
  slug: stringFilter,
  name: stringFilter,
  tag_id: stringFilter,
  category_id: stringFilter,
};
const SEARCHED_FIELDS = ['name', 'title', 'short_bio', 'can_help_with'] as const;

export const coachesInput = listInput(FILTERS, ['name']).extend({
  search: z
    .string()
    .trim()
    .min(COACH_SEARCH.min, `Type at least ${COACH_SEARCH.min} characters`)
    .max(COACH_SEARCH.max, `Keep it to ${COACH_SEARCH.max} characters`)
    .nullish(),
});

export async function findCoach(viewer: Viewer, lookup: Lookup): Promise<CoachRow> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const coach = await Coach.findOne(lookup).lean<CoachRow>();
  if (!coach) throw notFound('coach');
  return coach;
}

/** The coach with an introduction video, or captions of one, of this key. */
export async function findIntroduced(viewer: Viewer, key: string): Promise<CoachRow> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const coach =
    key && (await Coach.findOne({ $or: [{ filename: key }, { captions: key }] }).lean<CoachRow>());
  if (!coach) throw notFound('introduction');
  return coach;
}

/** The directory, by name; the page shuffles it. */
export async function listCoaches(
  viewer: Viewer,
  input: z.infer<typeof coachesInput>,
): Promise<Page<CoachRow>> {
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const filter = toConditions(input, Object.keys(FILTERS), {
    tag_id: 'tag_ids',
    category_id: 'category_ids',
  });
  const told = (input.search?.split(/\s+/u) ?? []).map(occursIn);
  return listPage(Coach, { $and: [filter, ...told] }, toSort(input.orderBy, { name: 1 }), input);
}

function occursIn(word: string): Record<string, unknown> {
  const beginning = { $regex: new RegExp(`\\b${escapeRegExp(word)}`, 'i') };
  return { $or: SEARCHED_FIELDS.map((field) => ({ [field]: beginning })) };
}
