import { hasRole, type Viewer } from '@athenaeum/kit';
import type { PortfolioRow } from './portfolio.model';

type Whose = Pick<PortfolioRow, 'user_id' | 'writer_id' | 'status'>;

/** Coaches write portfolios, and admins where no coach does. */
export const canWrite = (viewer: Viewer): boolean => hasRole(viewer, 'coach', 'admin');

/** What somebody is to a portfolio; null: nothing, and to them it does not exist. */
export function partIn(viewer: Viewer, { user_id, writer_id, status }: Whose) {
  if (viewer.id === null) return null;
  if (viewer.id === user_id) return 'member';
  if (viewer.id === writer_id && canWrite(viewer)) return 'writer';
  if (hasRole(viewer, 'admin')) return 'admin';
  // That one waits is for every writer to see, and to take on.
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

/** What was written is the member's and the writer's affair, and the admins' who answer for it. */
export const canReadFiles = (part: PortfolioPart): boolean => part !== 'candidate';
