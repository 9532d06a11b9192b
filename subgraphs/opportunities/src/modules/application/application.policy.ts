import { hasRole, type Viewer } from '@athenaeum/kit';

/** Where she applies is nobody's business but hers and the board support's who forwards it. */
export const canSeeApplicationsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || canSeeAllApplications(viewer);

export const canSeeAllApplications = (viewer: Viewer): boolean => hasRole(viewer, 'support', 'admin');
