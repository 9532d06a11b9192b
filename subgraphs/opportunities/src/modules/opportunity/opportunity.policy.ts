import { hasRole, type Viewer } from '@athenaeum/kit';
import { HELD_STATUS } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from './opportunity.model';

type Times = Pick<OpportunityRow, 'published_at' | 'expires_at' | 'closed_at'>;

export const isOpen = ({ published_at, expires_at, closed_at }: Times, now: number): boolean =>
  published_at <= now && expires_at > now && closed_at === null;

/** The board's members see what is open; the staff of the board see what was, too. */
export const canSeeClosed = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');

/** Nobody else, not even an editor: the company asked for it. */
export const canSeeCompany = (
  viewer: Viewer,
  { isConfidential }: Pick<OpportunityRow, 'isConfidential'>,
): boolean => !isConfidential || hasRole(viewer, 'support', 'admin');

export const takesApplications = (opportunity: OpportunityRow, now: number): boolean =>
  isOpen(opportunity, now) && opportunity.status !== HELD_STATUS;
