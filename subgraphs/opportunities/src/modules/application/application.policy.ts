import { hasRole, type Viewer } from '@athenaeum/kit';
import { FINAL_STATUSES, isFinal } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp } from '../opportunity/opportunity.policy';
import type { ApplicationRow } from './application.model';

/** An application is visible to the applicant and to board support, which forwards it. */
export const canSeeApplicationsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || canSeeAllApplications(viewer);

export const canSeeAllApplications = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');

/**
 * It was decided, or the opportunity is closed. An expired one takes no more applications, but existing ones are still
 * being considered.
 */
export const isOver = (
  { status }: Pick<ApplicationRow, 'status'>,
  opportunity: Pick<OpportunityRow, 'closed_at'> | null,
): boolean => isFinal(status) || isTimestamp(opportunity?.closed_at);
/** Not decided, as a database condition. */
export const UNDECIDED = { status: { $nin: [...FINAL_STATUSES] } };

/** Not withdrawn. */
export const isNotWithdrawn = ({ status }: Pick<ApplicationRow, 'status'>): boolean => status !== 'Withdrawn';
/** `isNotWithdrawn` as a database condition. */
export const NOT_WITHDRAWN = { status: { $ne: 'Withdrawn' } } as const;
