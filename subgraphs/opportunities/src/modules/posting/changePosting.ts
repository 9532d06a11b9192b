import { inTransaction, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { OPPORTUNITY_MESSAGES, type ChangePostingInput } from '@athenaeum/opportunities-contract';
import { postingForReview } from '@athenaeum/opportunities-contract/outgoing';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { isTime, stageOf } from '../opportunity/opportunity.policy';
import { asMembersSee } from '../opportunity/withoutSecrets';
import { byToken, unusable } from './ownPosting';
import { linesOf } from './submitOpportunity';

type Proposal = NonNullable<OpportunityRow['proposal']>;
type Proposed = Omit<Proposal, 'proposed_at'>;

/** The posting as its poster has last written it: with the change that waits, where there is one. */
export const lastWritten = (posting: OpportunityRow): OpportunityRow => {
  if (!posting.proposal) return posting;
  const { proposed_at: _at, ...proposed } = posting.proposal;
  return { ...posting, ...proposed };
};

/**
 * What its poster wants it to say from now on. On the board it waits for board support, and members go on seeing what was
 * looked at; what is in review anyway is changed at once.
 */
export async function changePosting(
  { token, version, qualificationsSought, ...given }: ChangePostingInput,
  now = Date.now(),
): Promise<OpportunityRow> {
  return inTransaction(async (session) => {
    const posting = await byToken(token, session);
    if (!posting) throw unusable();
    if (isTime(posting.closed_at)) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.alreadyClosed);
    if ((posting.version ?? 0) !== version)
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    const wanted = merged(posting, { ...given, qualificationsSought: linesOf(qualificationsSought) });
    if (isSame(wanted, lastWritten(posting))) return posting;
    const isInReview = stageOf(posting, now) === 'review';
    const set = isInReview
      ? wanted
      : { proposal: isSame(wanted, posting) ? null : { ...wanted, proposed_at: now } };
    const changed = await Opportunity.findOneAndUpdate(
      // As it was read: a decision or a closing of the same moment comes first.
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
 * The form begins from what members see, since its link may have been passed on. What was left as it is shown is left as
 * it was written: a name that is concealed, or a hub that is hidden.
 */
function merged(posting: OpportunityRow, given: Proposed): Proposed {
  const written = lastWritten(posting);
  const shown = asMembersSee(written);
  const names = Object.keys(given) as (keyof Proposed)[];
  // Made of the entries of one, it is one: `fromEntries` forgets which key has which value.
  return Object.fromEntries(
    names.map((name) => [name, isEqual(given[name], shown[name]) ? (written[name] ?? null) : given[name]]),
  ) as unknown as Proposed;
}

const isSame = (wanted: Proposed, posting: OpportunityRow): boolean =>
  (Object.keys(wanted) as (keyof Proposed)[]).every((name) => isEqual(wanted[name], posting[name]));

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
