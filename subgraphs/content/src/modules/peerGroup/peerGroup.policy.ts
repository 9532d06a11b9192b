import { isSignedIn, type Viewer } from '@athenaeum/kit';
import { isMember, isStaff } from '../../audience';
import type { GroupMembershipRow } from './groupMembership.model';

/** The relation of a viewer to a peer group. */
export interface GroupRelation {
  membership: GroupMembershipRow | null;
  leads: boolean;
}

/** Requests are decided by leaders of the group, editors and admins. */
export const canDecide = (viewer: Viewer, { leads }: Pick<GroupRelation, 'leads'>): boolean =>
  isStaff(viewer) || (isSignedIn(viewer) && isMember(viewer) && leads);

/** The group's members and calendar are for its members and leaders, and staff; others see how many there are. */
export const canLookInside = (viewer: Viewer, { membership, leads }: GroupRelation): boolean =>
  isMember(viewer) && (canDecide(viewer, { leads }) || membership?.status === 'MEMBER');
