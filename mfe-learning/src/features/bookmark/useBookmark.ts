import { useNotify, useUser } from '@athenaeum/shell-contract';
import { useLatestValue } from '@athenaeum/shared-ui';
import { useState } from 'react';
import {
  useContentCreateBookmarkMutation,
  useContentRemoveBookmarkMutation,
} from '../../components/bookmark/bookmark.api';
import { bookmarkText } from '../../components/bookmark/bookmark.messages';

/** What can be kept. */
export interface Kept {
  id: string;
  my_bookmark?: { id: string } | null;
}

/** The viewer's bookmark of a salon or a collection: an optimistic update, reverted on failure. */
export function useBookmark({ id, my_bookmark }: Kept, type: 'SALON' | 'COLLECTION' = 'SALON') {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateBookmarkMutation();
  const [remove, removing] = useContentRemoveBookmarkMutation();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [bookmark, setBookmark] = useLatestValue(my_bookmark?.id ?? null);
  const isKept = optimistic ?? bookmark !== null;

  const toggle = async () => {
    if (!user || creating.isLoading || removing.isLoading) return;
    const entry = { userId: user.id, salonOrCoachId: id };
    setOptimistic(!isKept);
    creating.reset();
    removing.reset();
    const letGo = async (made: string) => {
      const answer = await remove({ ...entry, id: made });
      if (!answer.error) setBookmark(null);
    };
    if (bookmark) await letGo(bookmark);
    else {
      const made = (await create({ ...entry, type })).data?.createBookmark?.data;
      if (made) {
        setBookmark(made.id);
        notify(bookmarkText.bookmarked, { label: bookmarkText.undo, onPress: () => void letGo(made.id) });
      }
    }
    setOptimistic(null);
  };

  return { isKept, toggle: () => void toggle(), error: creating.error ?? removing.error };
}
