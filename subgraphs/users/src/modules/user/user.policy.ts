import { hasRole, isSignedIn, type Viewer } from '@athenaeum/kit';
import { DIRECTORY_RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import type { UserRow } from './user.model';

type Standing = Pick<UserRow, '_id' | 'relationship_type' | 'disabled'>;

/** Members see members; a prospect sees herself; admins see everyone; the open web sees nobody. */
export function canSeeProfile(viewer: Viewer, user: Standing): boolean {
  if (isHersOrAdmins(viewer, user._id)) return true;
  return isMember(viewer) && !user.disabled && isListedType(user.relationship_type);
}

export const isHersOrAdmins = (viewer: Viewer, userId: string): boolean =>
  isSignedIn(viewer) && (viewer.id === userId || hasRole(viewer, 'admin'));

export const isMember = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

const isListedType = (type: string): boolean =>
  (DIRECTORY_RELATIONSHIP_TYPES as readonly string[]).includes(type);
