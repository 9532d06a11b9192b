import { hasRole, type Viewer } from '@athenaeum/kit';
import type { PortfolioRow } from './portfolio.model';

type Whose = Pick<PortfolioRow, 'user_id' | 'writer_id' | 'status'>;

/** Coaches write portfolios; admins may too. */
export const canWrite = (viewer: Viewer): boolean => hasRole(viewer, 'coach', 'admin');

/** The relation of a viewer to a portfolio; null: none, and it does not exist for them. */
export function partIn(viewer: Viewer, { user_id, writer_id, status }: Whose) {
  if (viewer.id === null) return null;
  if (viewer.id === user_id) return 'member';
  if (viewer.id === writer_id && canWrite(viewer)) return 'writer';
  if (hasRole(viewer, 'admin')) return 'admin';
  // One without a writer is visible to all writers, who may take it.
  return status === 'Ordered' && canWrite(viewer) ? 'candidate' : null;
}

export type PortfolioPart = NonNullable<ReturnType<typeof partIn>>;

/** Nobody writes their own. */
export const canTake = (part: PortfolioPart, { status }: Whose): boolean =>
  (part === 'candidate' || part === 'admin') && status === 'Ordered';

/** A draft can be replaced while the member has not answered it. */
export const canSendDraft = (part: PortfolioPart, { status }: Whose): boolean =>
  part === 'writer' && (status === 'Writing' || status === 'Draft');

export const canAnswer = (part: PortfolioPart, { status }: Whose): boolean =>
  part === 'member' && status === 'Draft';

export const canDeliver = (part: PortfolioPart, { status }: Whose): boolean =>
  part === 'writer' && status === 'Approved';

/** Drafts and files are for the member, the writer and admins. */
export const canReadFiles = (part: PortfolioPart): boolean => part !== 'candidate';
