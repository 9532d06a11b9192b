import type { Viewer } from '@athenaeum/kit';
import type { Ties } from '../connection/connection.service';
import { User, type UserRow } from '../user/user.model';
import { isMember } from '../user/user.policy';
import { showsAttendance } from './attendance.policy';

/**
 * Ids of the viewer's connections who chose that connections see where they attend. Null for those who are no members; for
 * staff, as for everybody, only their own connections.
 */
export async function shownConnections(viewer: Viewer, ties: () => Promise<Ties>): Promise<string[] | null> {
  if (!isMember(viewer)) return null;
  const { connectedIds } = await ties();
  if (connectedIds.size === 0) return [];
  const chosen = await User.find({ _id: { $in: [...connectedIds] }, shows_attendance: true })
    .select('shows_attendance disabled relationship_type subscription_end_date')
    .lean<UserRow[]>();
  return chosen.filter((user) => showsAttendance(user)).map(({ _id }) => _id);
}
