import { useNotify, useUser } from '@athenaeum/shell-contract';
import { useLatestValue } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { CardBookmarkFragment } from '../../components/bookmark/__generated__/cardBookmark';
import {
  useContentCreateBookmarkMutation,
  useContentRemoveBookmarkMutation,
} from '../../components/bookmark/bookmark.api';
import { bookmarkText } from '../../components/bookmark/bookmark.messages';

/** The viewer's bookmark of a salon: an optimistic update, reverted on failure. */
export function useBookmark(salon: CardBookmarkFragment) {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateBookmarkMutation();
  const [remove, removing] = useContentRemoveBookmarkMutation();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [bookmark, setBookmark] = useLatestValue(salon.my_bookmark?.id ?? null);
  const isKept = optimistic ?? bookmark !== null;

  const toggle = async () => {
    if (!user || creating.isLoading || removing.isLoading) return;
    const entry = { userId: user.id, salonOrCoachId: salon.id };
    setOptimistic(!isKept);
    creating.reset();
    removing.reset();
    const letGo = async (id: string) => {
      const answer = await remove({ ...entry, id });
      if (!answer.error) setBookmark(null);
    };
    if (bookmark) await letGo(bookmark);
    else {
      const made = (await create(entry)).data?.createBookmark?.data;
      if (made) {
        setBookmark(made.id);
        notify(bookmarkText.bookmarked, { label: bookmarkText.undo, onPress: () => void letGo(made.id) });
      }
    }
    setOptimistic(null);
  };

  return { isKept, toggle: () => void toggle(), error: creating.error ?? removing.error };
}
