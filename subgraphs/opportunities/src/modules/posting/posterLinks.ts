import { indexedText, inTransaction } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { POSTING_LINK_PURPOSES } from '@athenaeum/opportunities-contract';
import { postingForReview, postingStands } from '@athenaeum/opportunities-contract/outgoing';
import * as z from 'zod';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { stageOf } from '../opportunity/opportunity.policy';

export const openPostingLinkInput = z.strictObject({
  id: z.string().min(1).max(64),
  purpose: z.enum(POSTING_LINK_PURPOSES),
  token_hash: z.string().min(20).max(100),
});

/** Data for mails and pages to the poster; null when the posting is gone. */
export async function postingNotice(id: string) {
  const posting = await Opportunity.findById(id).lean<OpportunityRow>();
  return posting && noticeOf(posting);
}

/** Activates the hash of a token for its purpose; a retried mail activates the same one again. */
export async function openPostingLink({ id, purpose, token_hash }: z.infer<typeof openPostingLinkInput>) {
  const name = purpose === 'confirm' ? 'confirm_hash' : 'poster_hash';
  if (purpose === 'poster') await keepPreviousLink(id, token_hash);
  const posting = await Opportunity.findByIdAndUpdate(
    id,
    { [name]: token_hash },
    { returnDocument: 'after' },
  ).lean<OpportunityRow>();
  return posting && noticeOf(posting);
}

/** Tokens are signed: with a rotated key the same link has another hash, and the one in the poster's earlier mails stays valid too. */
async function keepPreviousLink(id: string, token_hash: string): Promise<void> {
  const { poster_hash } = (await Opportunity.findById(id).select('poster_hash').lean<OpportunityRow>()) ?? {};
  if (!poster_hash || poster_hash === token_hash) return;
  await Opportunity.updateOne({ _id: id, poster_hash }, { poster_hash_before: poster_hash });
}

export async function postingToConfirm(token_hash: string) {
  const posting = await Opportunity.findOne({ confirm_hash: indexedText(token_hash) }).lean<OpportunityRow>();
  return posting && noticeOf(posting);
}

/** Confirms the address, so that it waits for review: board support is told, and the poster gets a link. Repeating it changes nothing. */
export async function confirmPosting(confirm_hash: string, now = Date.now()) {
  return inTransaction(async (session) => {
    const confirmed = await Opportunity.findOneAndUpdate(
      { confirm_hash: indexedText(confirm_hash), confirmed_at: null, closed_at: null },
      { confirmed_at: now },
      { session, returnDocument: 'after' },
    ).lean<OpportunityRow>();
    if (!confirmed) {
      const before = await Opportunity.findOne({ confirm_hash: indexedText(confirm_hash) })
        .session(session)
        .lean<OpportunityRow>();
      return before && noticeOf(before);
    }
    const payload = { opportunity_id: confirmed._id };
    await enqueue(session, postingForReview, { payload, key: `${confirmed._id}:${now}` });
    await enqueue(session, postingStands, { payload, subject: confirmed._id, coalesce: true });
    return noticeOf(confirmed);
  });
}

function noticeOf(posting: OpportunityRow) {
  const { _id: id, title, status, submitted_at, expires_at, closed_at, poster } = posting;
  return {
    ...{ id, title, status, submitted_at, expires_at, closed_at },
    proposed: Boolean(posting.proposal),
    stage: stageOf(posting, Date.now()),
    name: poster?.name ?? null,
    email: poster?.email ?? null,
  };
}
