import { notFound, type Viewer } from '@athenaeum/kit';
import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { isOpen, isTime, stageOf, takesApplications } from './opportunity.policy';
import { allOpen } from './opportunity.service';
import { withoutSecrets } from './withoutSecrets';

export interface ClosedOpportunity {
  title: string;
  stage: OpportunityStage;
  similar: OpportunityRow[];
}

/** As many as fit beside the news that it is over. */
const MOST_SIMILAR = 3;

/**
 * What a link still says of an opportunity that was on the board and is not any more, with open ones that are like it.
 *
 * @throws NOT_FOUND for what is open, and for what no member was ever shown
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

/** Members are told of a first publication, so whatever they were told of was shown. */
const wasShown = ({ alerted_at, published_at }: OpportunityRow, now: number) =>
  isTime(alerted_at) || (isTime(published_at) && published_at <= now);

/** By what the viewer sees of them: a hub that is hidden makes nothing alike. */
function mostLike(one: OpportunityRow, others: readonly OpportunityRow[]): OpportunityRow[] {
  return others
    .map((other) => ({ other, likeness: likenessOf(one, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SIMILAR)
    .map(({ other }) => other);
}

/** The kind of role counts most, then the industry, then the place. */
const likenessOf = (one: OpportunityRow, other: OpportunityRow): number =>
  (one.opportunityType === other.opportunityType ? 3 : 0) +
  (one.industry && one.industry === other.industry ? 2 : 0) +
  (one.nearestRegionalHub && one.nearestRegionalHub === other.nearestRegionalHub ? 1 : 0);
