import { hasRole, type Viewer } from '@athenaeum/kit';

/** Her coaching time is her own affair, and the admins' who answer for it. */
export const canSeeCreditsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || hasRole(viewer, 'admin');

export const canUpdateCredits = (viewer: Viewer): boolean => hasRole(viewer, 'admin');
