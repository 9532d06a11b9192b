import { hasRole, isSignedIn, type Viewer } from '@athenaeum/kit';
import { DIRECTORY_RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import type { Ties } from '../connection/connection.service';
import type { UserRow } from './user.model';

type PolicyUser = Pick<UserRow, '_id' | 'relationship_type' | 'disabled'>;

/**
 * Members see members, except those who have blocked them; prospects see themselves; admins see everyone; the open web sees
 * nobody.
 */
export function canSeeProfile(viewer: Viewer & Pick<Ties, 'blockedByIds'>, user: PolicyUser): boolean {
  if (isOwnerOrAdmin(viewer, user._id)) return true;
  if (viewer.blockedByIds.has(user._id)) return false;
  return isMember(viewer) && !user.disabled && isListedType(user.relationship_type);
}

/** Roles whose work is about members: what they work on names its member, even after a block. */
export const worksForMembers = (viewer: Viewer): boolean => hasRole(viewer, 'coach', 'support', 'editor');

export const isOwnerOrAdmin = (viewer: Viewer, userId: string): boolean =>
  isSignedIn(viewer) && (viewer.id === userId || hasRole(viewer, 'admin'));

export const isMember = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');

const isListedType = (type: string): boolean =>
  (DIRECTORY_RELATIONSHIP_TYPES as readonly string[]).includes(type);
