import { useDispatch, useNotify, useUser } from '@athenaeum/shell-contract';
import { useState } from 'react';
import { useIsMember } from '../useIsMember';
import type { CardBookmarkFragment } from './__generated__/cardBookmark';
import { bookmarkText } from './bookmark.messages';

/** A card's bookmark, for members: an optimistic update, reverted on failure. Its code is loaded on the first press. */
export function useCardBookmark(salon: CardBookmarkFragment) {
  const user = useUser();
  const isMember = useIsMember();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  if (!user || !isMember) return {};

  const bookmarked = optimistic ?? Boolean(salon.my_bookmark);
  const toggle = async () => {
    if (optimistic !== null) return;
    setOptimistic(!bookmarked);
    try {
      const { toggleBookmark } = await import('./toggleBookmark');
      await toggleBookmark(salon, { dispatch, notify, userId: user.id });
    } catch {
      notify(bookmarkText.notSaved);
    }
    setOptimistic(null);
  };
  return { bookmarked, onBookmark: () => void toggle() };
}
