import type { createBookmarkInput, removeBookmarkInput } from '@athenaeum/content-contract';
import { bookmarkChanged } from '@athenaeum/content-contract/outgoing';
import { inTransaction, isDuplicateKey, notFound, type Viewer } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod/mini';
import { actorOf } from '../../actor';
import { findCollection } from '../collection/collection.service';
import { salonToChange } from '../salon/salon.service';
import { Bookmark, type BookmarkRow } from './bookmark.model';

/** Bookmarks a salon, a coach or a collection for the viewer; repeating it answers the same bookmark. */
export async function createBookmark(
  viewer: Viewer,
  { userId, salonOrCoachId, type }: z.infer<typeof createBookmarkInput>,
): Promise<BookmarkRow> {
  const user_id = actorOf(viewer, userId);
  // A coach belongs to another domain: a bookmark of an unknown one shows nothing.
  if (type === 'SALON') await salonToChange(viewer, { _id: salonOrCoachId });
  if (type === 'COLLECTION') await assertCollection(viewer, salonOrCoachId);
  const key = { user_id, type, entry_id: salonOrCoachId };
  try {
    return await inTransaction(async (session) => {
      const bookmark = new Bookmark({ ...key, created_at: Date.now() });
      await bookmark.save({ session });
      await tell(session, bookmark);
      return bookmark.toObject() as BookmarkRow;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await Bookmark.findOne(key).lean<BookmarkRow>())!;
  }
}

async function assertCollection(viewer: Viewer, _id: string): Promise<void> {
  // Members have a place in a peer group; there is nothing to keep of it.
  if ((await findCollection(viewer, { _id })).type !== 'COLLECTION') throw notFound('collection');
}

/** Removes one of the viewer's own and answers what it was. */
export async function removeBookmark(
  viewer: Viewer,
  { id }: z.infer<typeof removeBookmarkInput>,
): Promise<BookmarkRow> {
  const user_id = actorOf(viewer);
  return inTransaction(async (session) => {
    const removed = await Bookmark.findOneAndDelete({ _id: id, user_id }, { session }).lean<BookmarkRow>();
    if (!removed) throw notFound('bookmark');
    await tell(session, removed);
    return removed;
  });
}

/**
 * Changes of a bookmark are delivered in order, because the other system's state follows from the last one. Its message knows
 * salons and coaches; collections are not told.
 */
async function tell(session: ClientSession, { _id, user_id, entry_id, type }: BookmarkRow): Promise<void> {
  if (type === 'COLLECTION') return;
  await enqueue(session, bookmarkChanged, {
    payload: { id: _id, userId: user_id, salonOrCoachId: entry_id },
    subject: `${user_id}:${entry_id}`,
  });
}
