import { inTransaction, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { OPPORTUNITY_MESSAGES, type ChangePostingInput } from '@athenaeum/opportunities-contract';
import { postingForReview } from '@athenaeum/opportunities-contract/outgoing';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp, stageOf } from '../opportunity/opportunity.policy';
import { asMembersSee } from '../opportunity/withoutSecrets';
import { byToken, unusable } from './ownPosting';
import { linesOf } from './submitOpportunity';

type Proposal = NonNullable<OpportunityRow['proposal']>;
type Proposed = Omit<Proposal, 'proposed_at'>;

/** The posting with the change that waits for a decision, if there is one. */
export const lastWritten = (posting: OpportunityRow): OpportunityRow => {
  if (!posting.proposal) return posting;
  const { proposed_at: _at, ...proposed } = posting.proposal;
  return { ...posting, ...proposed };
};

/**
 * Changes a posting by its poster. On the board the change waits for board support, and members still see the reviewed text;
 * a posting in review is changed at once.
 */
export async function changePosting(
  { token, version, qualificationsSought, ...given }: ChangePostingInput,
  now = Date.now(),
): Promise<OpportunityRow> {
  return inTransaction(async (session) => {
    const posting = await byToken(token, session);
    if (!posting) throw unusable();
    if (isTimestamp(posting.closed_at)) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.alreadyClosed);
    if ((posting.version ?? 0) !== version)
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    const wanted = merged(posting, { ...given, qualificationsSought: linesOf(qualificationsSought) });
    if (isSame(wanted, lastWritten(posting))) return posting;
    const isInReview = stageOf(posting, now) === 'review';
    const set = isInReview
      ? wanted
      : { proposal: isSame(wanted, posting) ? null : { ...wanted, proposed_at: now } };
    const changed = await Opportunity.findOneAndUpdate(
      // Conditional on the version that was read: a concurrent decision or closing comes first.
      {
        _id: posting._id,
        closed_at: null,
        version: posting.version ?? null,
        published_at: posting.published_at,
      },
      { ...set, version: version + 1 },
      { session, returnDocument: 'after', runValidators: true },
    ).lean<OpportunityRow>();
    if (!changed) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    if (changed.proposal) {
      const payload = { opportunity_id: changed._id };
      await enqueue(session, postingForReview, { payload, key: `${changed._id}:${now}` });
    }
    return changed;
  });
}

/**
 * The form begins with what members see, because its link may have been passed on. Fields that were left as they are shown
 * keep their stored values: a concealed name, or a hidden hub.
 */
function merged(posting: OpportunityRow, given: Proposed): Proposed {
  const written = lastWritten(posting);
  const shown = asMembersSee(written);
  const names = Object.keys(given) as (keyof Proposed)[];
  // The keys are those of one object: the type of `fromEntries` does not say which value belongs to which key.
  return Object.fromEntries(
    names.map((name) => [name, isEqual(given[name], shown[name]) ? (written[name] ?? null) : given[name]]),
  ) as unknown as Proposed;
}

const isSame = (wanted: Proposed, posting: OpportunityRow): boolean =>
  (Object.keys(wanted) as (keyof Proposed)[]).every((name) => isEqual(wanted[name], posting[name]));

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
