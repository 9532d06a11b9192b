import { notFound, type Viewer } from '@athenaeum/kit';
import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { isOpen, isTimestamp, stageOf, takesApplications } from './opportunity.policy';
import { allOpen } from './opportunity.service';
import { withoutSecrets } from './withoutSecrets';

export interface ClosedOpportunity {
  title: string;
  stage: OpportunityStage;
  similar: OpportunityRow[];
}

/** As many as fit beside the notice. */
const MAX_SIMILAR = 3;

/**
 * The page of a link to an opportunity that is not on the board any more, with similar open ones.
 *
 * @throws NOT_FOUND for one that is open, and for one that members were never shown
 */
export async function closedOpportunity(
  viewer: Viewer,
  id: string,
  now = Date.now(),
): Promise<ClosedOpportunity> {
  const opportunity = await Opportunity.findOne({ $or: [{ _id: id }, { slug: id }] }).lean<OpportunityRow>();
  if (!opportunity || isOpen(opportunity, now) || !wasShown(opportunity, now)) throw notFound('opportunity');
  const shown = withoutSecrets(viewer, opportunity);
  const others = (await allOpen())
    .filter((other) => other._id !== opportunity._id && takesApplications(other, now))
    .map((other) => withoutSecrets(viewer, other));
  return { title: shown.title, stage: stageOf(opportunity, now), similar: mostLike(shown, others) };
}

/** Members are alerted at the first publication, so an alerted one was on the board. */
const wasShown = ({ alerted_at, published_at }: OpportunityRow, now: number) =>
  isTimestamp(alerted_at) || (isTimestamp(published_at) && published_at <= now);

/** By the fields that the viewer sees: a hidden hub does not count. */
function mostLike(one: OpportunityRow, others: readonly OpportunityRow[]): OpportunityRow[] {
  return others
    .map((other) => ({ other, likeness: likenessOf(one, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

/** The kind of role counts most, then the industry, then the place. */
const likenessOf = (one: OpportunityRow, other: OpportunityRow): number =>
  (one.opportunityType === other.opportunityType ? 3 : 0) +
  (one.industry && one.industry === other.industry ? 2 : 0) +
  (one.nearestRegionalHub && one.nearestRegionalHub === other.nearestRegionalHub ? 1 : 0);
