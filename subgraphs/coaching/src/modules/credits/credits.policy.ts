import { hasRole, type Viewer } from '@athenaeum/kit';

/** A member's coaching time is visible to the member and to admins. */
export const canSeeCreditsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || hasRole(viewer, 'admin');

export const canUpdateCredits = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
