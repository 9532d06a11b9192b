import {
  DEFAULT_TAKE,
  listInput,
  notFound,
  stringFilter,
  toConditions,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import { filterCriteria, matchesCriteria, OPPORTUNITY_STATUSES } from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { withoutNulls } from '../../withoutNulls';
import { Application } from '../application/application.model';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { atStage, canRunBoard, isOpen } from './opportunity.policy';
import { withoutSecrets } from './withoutSecrets';

// There are no filters on texts of posters: answers to "contains" would reveal a confidential company.
const FILTERS = { status: stringFilter, opportunityType: stringFilter };
// Always in the board's order, so there is no order to choose.
export const opportunitiesInput = listInput(FILTERS, [])
  .omit({ orderBy: true })
  .extend({ matching: z.record(z.string(), z.unknown()).nullish() });
export const opportunityInput = z.strictObject({ id: z.string().trim().min(1).max(200) });

/** Far more than are ever open. */
const MAX_OPEN = 2000;

/** The board: open ones, by status and then newest first. */
export async function listOpportunities(
  viewer: Viewer,
  input: z.infer<typeof opportunitiesInput>,
): Promise<Page<OpportunityRow>> {
  const filter = {
    ...toConditions(input, Object.keys(FILTERS)),
    ...atStage('published', Date.now()),
  };
  const { skip, take } = { skip: input.skip ?? 0, take: input.take ?? DEFAULT_TAKE };
  if (input.matching) return matching(viewer, input.matching, filter, skip, take);
  const [data, count] = await Promise.all([
    take === 0 ? [] : inBoardOrder(filter, skip, take),
    Opportunity.countDocuments(filter),
  ]);
  return { data: data.map((opportunity) => withoutSecrets(viewer, opportunity)), count };
}

/** Filters by what the viewer sees, not in the database, which has the names. */
async function matching(
  viewer: Viewer,
  given: Record<string, unknown>,
  filter: Record<string, unknown>,
  skip: number,
  take: number,
): Promise<Page<OpportunityRow>> {
  const criteria = filterCriteria.parse(withoutNulls(given));
  const open = await inBoardOrder(filter, 0, MAX_OPEN);
  const found = open
    .map((opportunity) => withoutSecrets(viewer, opportunity))
    .filter((opportunity) => matchesCriteria(criteria, opportunity));
  return { data: found.slice(skip, skip + take), count: found.length };
}

/** All open ones, in the board's order, as they are stored: callers must use `withoutSecrets`. */
export const allOpen = () => inBoardOrder(atStage('published', Date.now()), 0, MAX_OPEN);

const inBoardOrder = (filter: Record<string, unknown>, skip: number, take: number) =>
  Opportunity.aggregate<OpportunityRow>([
    { $match: filter },
    { $addFields: { place: { $indexOfArray: [[...OPPORTUNITY_STATUSES], '$status'] } } },
    { $sort: { place: 1, published_at: -1, _id: 1 } },
    { $skip: skip },
    { $limit: take },
  ]);

/** One of them, by id or slug. A closed one is visible to its applicants and to board support. */
export async function findOpportunity(
  viewer: Viewer,
  { id }: z.infer<typeof opportunityInput>,
): Promise<OpportunityRow> {
  const opportunity = await Opportunity.findOne({ $or: [{ _id: id }, { slug: id }] }).lean<OpportunityRow>();
  if (!opportunity || !(await mayRead(viewer, opportunity))) throw notFound('opportunity');
  return withoutSecrets(viewer, opportunity);
}

async function mayRead(viewer: Viewer, opportunity: OpportunityRow): Promise<boolean> {
  if (isOpen(opportunity, Date.now()) || canRunBoard(viewer)) return true;
  return Boolean(await Application.exists({ user_id: viewer.id, opportunity_id: opportunity._id }));
}
