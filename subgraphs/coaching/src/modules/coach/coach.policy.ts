import { hasRole, type Viewer } from '@athenaeum/kit';

/** Coaches are visible to members, not to visitors and prospects. */
export const canSeeCoaches = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

/** Whether the viewer is this coach: it requires the role as well as the account. */
export const isCoach = (viewer: Viewer, coach: { user_id?: string | null }): boolean =>
  viewer.id !== null && coach.user_id === viewer.id && hasRole(viewer, 'coach');

export const canKeepAvailabilityOf = (viewer: Viewer, coach: { user_id?: string | null }): boolean =>
  isCoach(viewer, coach) || hasRole(viewer, 'admin');
