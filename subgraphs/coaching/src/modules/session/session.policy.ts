import { hasRole, type Viewer } from '@athenaeum/kit';

/** Whom she met and when is between a member, her coach and the staff who answer for it. */
export const canSeeSessionsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || hasRole(viewer, 'admin');
