import { hasRole, type Viewer } from '@athenaeum/kit';
import type { ApplicationRow } from './application.model';

/** Where she applies is nobody's business but hers and the board support's who forwards it. */
export const canSeeApplicationsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || canSeeAllApplications(viewer);

export const canSeeAllApplications = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');

/** Not taken back. */
export const stands = ({ status }: Pick<ApplicationRow, 'status'>): boolean => status !== 'Withdrawn';
/** As `stands`, for the database. */
export const STANDING = { status: { $ne: 'Withdrawn' } } as const;
