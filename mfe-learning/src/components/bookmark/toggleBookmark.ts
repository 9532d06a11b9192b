import { messageOf, type useDispatch, type useNotify } from '@athenaeum/shell-contract';
import type { CardBookmarkFragment } from './__generated__/cardBookmark';
import { bookmarkApi } from './bookmark.api';
import { bookmarkText } from './bookmark.messages';

interface Means {
  dispatch: ReturnType<typeof useDispatch>;
  notify: ReturnType<typeof useNotify>;
  userId: string;
}

const { contentCreateBookmark, contentRemoveBookmark } = bookmarkApi.endpoints;

/** Adds or removes the bookmark of a card's salon, and notifies with Undo. */
export async function toggleBookmark({ id, my_bookmark }: CardBookmarkFragment, means: Means): Promise<void> {
  const { dispatch, notify, userId } = means;
  // A remote's `dispatch` is typed for plain actions; its store takes RTK Query's thunks too.
  const send = dispatch as unknown as (mutation: unknown) => Sent;
  const entry = { userId, salonOrCoachId: id };
  const again = (bookmark: CardBookmarkFragment['my_bookmark']) => () =>
    void toggleBookmark({ id, my_bookmark: bookmark }, means);
  const tellFailure = (error: unknown) =>
    notify(bookmarkText.notSavedWhy({ reason: messageOf(error) }), {
      label: bookmarkText.retry,
      onPress: again(my_bookmark),
    });

  if (my_bookmark) {
    const { error } = await send(contentRemoveBookmark.initiate({ ...entry, id: my_bookmark.id }));
    if (error) tellFailure(error);
    else notify(bookmarkText.removed, { label: bookmarkText.undo, onPress: again(null) });
    return;
  }
  const { data, error } = await send(contentCreateBookmark.initiate(entry));
  const made = data?.createBookmark?.data;
  if (made) notify(bookmarkText.bookmarked, { label: bookmarkText.undo, onPress: again(made) });
  else tellFailure(error);
}

type Sent = Promise<{
  data?: { createBookmark?: { data?: { id: string } | null } | null };
  error?: unknown;
}>;
