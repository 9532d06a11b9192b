import { hasRole, type Viewer } from '@athenaeum/kit';
import { FINAL_STATUSES, isFinal } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../opportunity/opportunity.model';
import { isTime } from '../opportunity/opportunity.policy';
import type { ApplicationRow } from './application.model';

/** Where she applies is nobody's business but hers and the board support's who forwards it. */
export const canSeeApplicationsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || canSeeAllApplications(viewer);

export const canSeeAllApplications = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');

/**
 * It was decided, or the company has closed what it is for. One that has expired takes no more applications, but whoever has
 * applied is still looked at.
 */
export const isOver = (
  { status }: Pick<ApplicationRow, 'status'>,
  opportunity: Pick<OpportunityRow, 'closed_at'> | null,
): boolean => isFinal(status) || isTime(opportunity?.closed_at);
/** What is not decided, for the database. */
export const UNDECIDED = { status: { $nin: [...FINAL_STATUSES] } };

/** Not taken back. */
export const stands = ({ status }: Pick<ApplicationRow, 'status'>): boolean => status !== 'Withdrawn';
/** As `stands`, for the database. */
export const STANDING = { status: { $ne: 'Withdrawn' } } as const;
