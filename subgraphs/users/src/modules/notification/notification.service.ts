import { isSignedIn, listPage, signInFirst, type Viewer } from '@athenaeum/kit';
import { publishFacts } from '@athenaeum/kit/facts';
import {
  NOTIFICATION_LIMITS,
  type NotificationArea,
  type NotificationsInput,
  type ReadNotificationsInput,
} from '@athenaeum/users-contract';
import { notificationsChanged } from './notificationsChanged';
import { Notification, type NotificationRow } from './notification.model';

/** A page of the viewer's own; there is no way to ask for another's. */
export async function listNotifications(
  viewer: Viewer,
  { area, take = NOTIFICATION_LIMITS.firstPage, skip }: NotificationsInput,
) {
  const user_id = ownerOf(viewer);
  const where = { user_id, ...(area && { area }) };
  const [page, unread_areas] = await Promise.all([
    listPage<NotificationRow>(Notification, where, { created_at: -1, _id: 1 }, { take, skip }),
    unreadAreas(user_id),
  ]);
  return { ...page, unread_areas, unread: unread_areas.reduce((sum, { count }) => sum + count, 0) };
}

/** Answers how many are unread still. */
export async function readNotifications(
  viewer: Viewer,
  { ids, until }: ReadNotificationsInput,
): Promise<number> {
  const user_id = ownerOf(viewer);
  const these = [
    ...(ids ? [{ _id: { $in: ids } }] : []),
    ...(typeof until === 'number' ? [{ created_at: { $lte: until } }] : []),
  ];
  if (these.length > 0) {
    const { modifiedCount } = await Notification.updateMany(
      { user_id, read_at: null, $or: these },
      { read_at: Date.now() },
    );
    if (modifiedCount > 0) publishFacts(notificationsChanged(user_id));
  }
  return Notification.countDocuments({ user_id, read_at: null });
}

const unreadAreas = async (user_id: string): Promise<{ area: NotificationArea; count: number }[]> => {
  const groups = await Notification.aggregate<{ _id: NotificationArea; count: number }>([
    { $match: { user_id, read_at: null } },
    { $group: { _id: '$area', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  return groups.map(({ _id: area, count }) => ({ area, count }));
};

function ownerOf(viewer: Viewer): string {
  if (!isSignedIn(viewer)) throw signInFirst();
  return viewer.id;
}
