import {
  DEFAULT_TAKE,
  listInput,
  notFound,
  stringFilter,
  toConditions,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import { OPPORTUNITY_STATUSES } from '@athenaeum/opportunities-contract';
import * as z from 'zod';
import { Application } from '../application/application.model';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { canSeeClosed, isOpen } from './opportunity.policy';
import { withoutSecrets } from './withoutSecrets';

// Nothing a poster writes is a filter: an answer to "contains" would name a confidential company.
const FILTERS = { status: stringFilter, opportunityType: stringFilter };
// The order is the board's, so it is not the asker's to choose.
export const opportunitiesInput = listInput(FILTERS, []).omit({ orderBy: true });
export const opportunityInput = z.strictObject({ id: z.string().trim().min(1).max(200) });

/** The board: what is open, by status and then newest first. */
export async function listOpportunities(
  viewer: Viewer,
  input: z.infer<typeof opportunitiesInput>,
): Promise<Page<OpportunityRow>> {
  const now = Date.now();
  const filter = {
    ...toConditions(input, Object.keys(FILTERS)),
    published_at: { $lte: now },
    expires_at: { $gt: now },
    closed_at: null,
  };
  const take = input.take ?? DEFAULT_TAKE;
  const [data, count] = await Promise.all([
    take === 0 ? [] : inBoardOrder(filter, input.skip ?? 0, take),
    Opportunity.countDocuments(filter),
  ]);
  return { data: data.map((opportunity) => withoutSecrets(viewer, opportunity)), count };
}

const inBoardOrder = (filter: Record<string, unknown>, skip: number, take: number) =>
  Opportunity.aggregate<OpportunityRow>([
    { $match: filter },
    { $addFields: { place: { $indexOfArray: [[...OPPORTUNITY_STATUSES], '$status'] } } },
    { $sort: { place: 1, published_at: -1, _id: 1 } },
    { $skip: skip },
    { $limit: take },
  ]);

/** One of them, by id or slug. A closed one is still there for whoever applied to it and for the staff of the board. */
export async function findOpportunity(
  viewer: Viewer,
  { id }: z.infer<typeof opportunityInput>,
): Promise<OpportunityRow> {
  const opportunity = await Opportunity.findOne({ $or: [{ _id: id }, { slug: id }] }).lean<OpportunityRow>();
  if (!opportunity || !(await mayRead(viewer, opportunity))) throw notFound('opportunity');
  return withoutSecrets(viewer, opportunity);
}

async function mayRead(viewer: Viewer, opportunity: OpportunityRow): Promise<boolean> {
  if (isOpen(opportunity, Date.now()) || canSeeClosed(viewer)) return true;
  return Boolean(await Application.exists({ user_id: viewer.id, opportunity_id: opportunity._id }));
}
