import {
  booleanFilter,
  DEFAULT_TAKE,
  listInput,
  notFound,
  stringFilter,
  toConditions,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import {
  BOARD_ORDERS,
  filterCriteria,
  matchesCriteria,
  OPPORTUNITY_STATUSES,
  type BoardOrder,
} from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { withoutNulls } from '../../withoutNulls';
import { Application } from '../application/application.model';
import { SavedOpportunity } from '../savedOpportunity/savedOpportunity.model';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { atStage, canRunBoard, isOpen } from './opportunity.policy';
import { withoutSecrets } from './withoutSecrets';

// There are no filters on texts of posters: answers to "contains" would reveal a confidential company.
const FILTERS = { status: stringFilter, opportunityType: stringFilter };
// The board has orders of its own.
export const opportunitiesInput = listInput({ ...FILTERS, saved: booleanFilter }, [])
  .omit({ orderBy: true })
  .extend({
    matching: z.record(z.string(), z.unknown()).nullish(),
    order: z.enum(BOARD_ORDERS).nullish(),
  });
type OpportunitiesInput = z.infer<typeof opportunitiesInput>;
export const opportunityInput = z.strictObject({ id: z.string().trim().min(1).max(200) });

/** Far more than are ever open. */
const MAX_OPEN = 2000;

/** The board: open ones, by status and then newest first. */
export async function listOpportunities(
  viewer: Viewer,
  input: OpportunitiesInput,
): Promise<Page<OpportunityRow>> {
  const filter = {
    ...toConditions(input, Object.keys(FILTERS)),
    ...atStage('published', Date.now()),
    ...(await savedCondition(viewer, input)),
  };
  const { skip, take } = { skip: input.skip ?? 0, take: input.take ?? DEFAULT_TAKE };
  const inOrder = (from: number, count: number) => inBoardOrder(filter, from, count, input.order ?? 'newest');
  if (input.matching) return matching(viewer, input.matching, await inOrder(0, MAX_OPEN), skip, take);
  const [data, count] = await Promise.all([
    take === 0 ? [] : inOrder(skip, take),
    Opportunity.countDocuments(filter),
  ]);
  return { data: data.map((opportunity) => withoutSecrets(viewer, opportunity)), count };
}

async function savedCondition(
  viewer: Viewer,
  { saved }: OpportunitiesInput,
): Promise<Record<string, unknown>> {
  if (typeof saved?.equals !== 'boolean') return {};
  const ids = await SavedOpportunity.distinct('opportunity_id', { user_id: viewer.id });
  return { _id: saved.equals ? { $in: ids } : { $nin: ids } };
}

/** Filters by what the viewer sees, not in the database, which has the names. */
function matching(
  viewer: Viewer,
  given: Record<string, unknown>,
  open: readonly OpportunityRow[],
  skip: number,
  take: number,
): Page<OpportunityRow> {
  const criteria = filterCriteria.parse(withoutNulls(given));
  const found = open
    .map((opportunity) => withoutSecrets(viewer, opportunity))
    .filter((opportunity) => matchesCriteria(criteria, opportunity));
  return { data: found.slice(skip, skip + take), count: found.length };
}

/** All open ones, in the board's order, as they are stored: callers must use `withoutSecrets`. */
export const allOpen = () => inBoardOrder(atStage('published', Date.now()), 0, MAX_OPEN);

const ORDERS: Record<BoardOrder, Record<string, 1 | -1>> = {
  newest: {},
  closing: { expires_at: 1 },
};

const inBoardOrder = (
  filter: Record<string, unknown>,
  skip: number,
  take: number,
  order: BoardOrder = 'newest',
) =>
  Opportunity.aggregate<OpportunityRow>([
    { $match: filter },
    {
      $addFields: {
        place: { $indexOfArray: [[...OPPORTUNITY_STATUSES], '$status'] },
      },
    },
    { $sort: { place: 1, ...ORDERS[order], published_at: -1, _id: 1 } },
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
