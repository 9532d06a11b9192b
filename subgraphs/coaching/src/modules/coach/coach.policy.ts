import { hasRole, type Viewer } from '@athenaeum/kit';

/** Coaches are shown to members, never to the open web or to somebody who has not joined. */
export const canSeeCoaches = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

/** What is hers as a coach: it ends with her role as well as with her account. */
export const isCoach = (viewer: Viewer, coach: { user_id?: string | null }): boolean =>
  viewer.id !== null && coach.user_id === viewer.id && hasRole(viewer, 'coach');

export const canKeepAvailabilityOf = (viewer: Viewer, coach: { user_id?: string | null }): boolean =>
  isCoach(viewer, coach) || hasRole(viewer, 'admin');
