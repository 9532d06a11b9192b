import { hasRole, type Viewer } from '@athenaeum/kit';
import { HELD_STATUS, OPPORTUNITY_MESSAGES, type OpportunityStage } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from './opportunity.model';

type Times = Pick<
  OpportunityRow,
  'submitted_at' | 'confirmed_at' | 'published_at' | 'expires_at' | 'closed_at'
>;

/** The current stage. */
export function stageOf(
  { submitted_at, confirmed_at, published_at, expires_at, closed_at }: Times,
  now: number,
): OpportunityStage {
  if (isTimestamp(closed_at)) return 'closed';
  // Postings by staff have no address to confirm.
  if (isTimestamp(submitted_at) && !isTimestamp(confirmed_at)) return 'unconfirmed';
  if (!isTimestamp(published_at) || published_at > now) return 'review';
  return isTimestamp(expires_at) && expires_at <= now ? 'expired' : 'published';
}

/** `stageOf` as a database condition. */
export const atStage = (stage: OpportunityStage, now: number): Record<string, unknown> => STAGES[stage](now);

const CONFIRMED = { $or: [{ submitted_at: null }, { confirmed_at: { $ne: null } }] };
const STAGES: Record<OpportunityStage, (now: number) => Record<string, unknown>> = {
  unconfirmed: () => ({ closed_at: null, submitted_at: { $ne: null }, confirmed_at: null }),
  review: (now) => ({
    closed_at: null,
    $and: [CONFIRMED, { $or: [{ published_at: null }, { published_at: { $gt: now } }] }],
  }),
  published: (now) => ({ closed_at: null, published_at: { $lte: now }, expires_at: { $gt: now } }),
  expired: (now) => ({ closed_at: null, published_at: { $lte: now }, expires_at: { $lte: now } }),
  closed: () => ({ closed_at: { $ne: null } }),
};

/** Matches rows from before the field existed. */
export const isTimestamp = (at: number | null | undefined): at is number => typeof at === 'number';

export const isOpen = (times: Times, now: number): boolean => stageOf(times, now) === 'published';

/** Support and admins run the board: past and waiting postings, and posters. */
export const canRunBoard = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');

/** Nobody else, not even an editor: the company asked for it. */
export const canSeeCompany = (
  viewer: Viewer,
  { isConfidential }: Pick<OpportunityRow, 'isConfidential'>,
): boolean => !isConfidential || canRunBoard(viewer);

export const takesApplications = (opportunity: OpportunityRow, now: number): boolean =>
  whyNoApplications(opportunity, now) === null;

/** Why the viewer cannot apply any more, as a sentence; null while it takes applications. */
export function whyNoApplications(
  opportunity: Times & Pick<OpportunityRow, 'status'>,
  now: number,
): string | null {
  const stage = stageOf(opportunity, now);
  if (stage === 'expired') return OPPORTUNITY_MESSAGES.expired;
  if (stage !== 'published') return OPPORTUNITY_MESSAGES.closed;
  return opportunity.status === HELD_STATUS ? OPPORTUNITY_MESSAGES.held : null;
}
