import { randomUUID } from 'node:crypto';
import { indexedText, inTransaction, isDuplicateKey, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import {
  DEFAULT_POSTING_DAYS,
  OPPORTUNITY_MESSAGES,
  type SubmitOpportunityInput,
} from '@athenaeum/opportunities-contract';
import { postingSubmitted } from '@athenaeum/opportunities-contract/outgoing';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { slugOf } from './slugOf';

/** So that nobody can fill somebody else's mailbox. */
const MAX_UNCONFIRMED = 5;

/**
 * Stores a posting, which nobody sees until the address is confirmed by the mail's link. The same draft sent again is
 * the same posting; the answer only contains what was sent, so it reveals nothing about somebody else's draft.
 */
export async function submitOpportunity(input: SubmitOpportunityInput, now = Date.now()) {
  const { title, creatorEmail: email } = input;
  const answer = { title, email };
  if (input.draft_id && (await Opportunity.exists({ draft_id: indexedText(input.draft_id) }))) return answer;
  const waiting = { 'poster.email': email, confirmed_at: null, closed_at: null };
  if ((await Opportunity.countDocuments(waiting)) >= MAX_UNCONFIRMED)
    throw new Refusal('LIMITED', OPPORTUNITY_MESSAGES.tooManySubmitted);
  try {
    await inTransaction(async (session) => {
      const posting = new Opportunity(toRow(input, now));
      await posting.save({ session });
      await enqueue(session, postingSubmitted, {
        payload: { opportunity_id: posting._id },
        key: posting._id,
      });
    });
  } catch (error) {
    // The same draft, sent concurrently.
    if (!isDuplicateKey(error)) throw error;
  }
  return answer;
}

function toRow(input: SubmitOpportunityInput, now: number): Partial<OpportunityRow> {
  const isConfidential = input.isConfidential === 'Yes';
  const { title, type: opportunityType } = input;
  const { compensation, commitment, term, deadline, needs } = input;
  const { website, aboutCompany, businessSize, industry, nearestRegionalHub, aboutRole } = input;
  return {
    _id: randomUUID(),
    slug: slugOf({ title, opportunityType, isConfidential }),
    ...{ title, opportunityType, isConfidential, status: 'New' as const },
    ...{ website, aboutCompany, businessSize, industry, nearestRegionalHub, aboutRole },
    ...{ compensation, commitment, term, deadline, needs },
    company: input.associatedCompany,
    businessType: input.businessModel,
    showHub: input.showHub === 'Yes',
    qualificationsSought: linesOf(input.qualificationsSought),
    postingTime: input.postingTime ?? DEFAULT_POSTING_DAYS,
    submitted_at: now,
    draft_id: input.draft_id ?? randomUUID(),
    poster: {
      name: input.creatorName,
      email: input.creatorEmail,
      relationship: input.creatorOppRelationship,
      company: input.creatorCompany,
      hearAboutAthena: input.hearAboutAthena,
      contactName: input.designatedContactName,
      contactEmail: input.designatedContactEmail,
      sendNotifications: input.sendNotifications ?? false,
      agreed_at: now,
    },
  };
}

export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
