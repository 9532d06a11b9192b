import { useNotify, useUser } from '@athenaeum/shell-contract';
import { useState } from 'react';
import { useContentCreateBookmarkMutation, useContentRemoveBookmarkMutation } from './bookmark.api';

export interface BookmarkedSalon {
  id: string;
  my_bookmark?: { id: string } | null;
}

/** Whether she keeps a salon for later: her wish at once, taken back when it could not be kept. */
export function useBookmark(salon: BookmarkedSalon) {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateBookmarkMutation();
  const [remove, removing] = useContentRemoveBookmarkMutation();
  const [wish, setWish] = useState<boolean | null>(null);
  const isKept = wish ?? Boolean(salon.my_bookmark);

  const toggle = async () => {
    if (!user || creating.isLoading || removing.isLoading) return;
    const entry = { userId: user.id, salonOrCoachId: salon.id };
    setWish(!isKept);
    creating.reset();
    removing.reset();
    if (salon.my_bookmark) await remove({ ...entry, id: salon.my_bookmark.id });
    else {
      const { data } = await create(entry);
      const made = data?.createBookmark?.data;
      const undo = () => made && void remove({ ...entry, id: made.id });
      if (made) notify('Bookmarked', { label: 'Undo', onPress: undo });
    }
    setWish(null);
  };

  return { isKept, toggle: () => void toggle(), error: creating.error ?? removing.error };
}
