import { isSignedIn, type Viewer } from '@athenaeum/kit';
import { isMember, isStaff } from '../../audience';
import type { GroupMembershipRow } from './groupMembership.model';

/** How a viewer stands to one peer group. */
export interface GroupStanding {
  membership: GroupMembershipRow | null;
  leads: boolean;
}

/** Requests are answered by whoever leads the group, and by those who look after the content. */
export const canDecide = (viewer: Viewer, { leads }: Pick<GroupStanding, 'leads'>): boolean =>
  isStaff(viewer) || (isSignedIn(viewer) && isMember(viewer) && leads);

/** Who sits around the table, and the group's calendar, are for its members and leaders, and staff; others learn how many. */
export const canLookInside = (viewer: Viewer, { membership, leads }: GroupStanding): boolean =>
  isMember(viewer) && (canDecide(viewer, { leads }) || membership?.status === 'MEMBER');
