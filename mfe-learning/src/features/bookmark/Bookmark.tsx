import { messageOf, useNotify, useUser } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, Hint } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useContentCreateBookmarkMutation, useContentRemoveBookmarkMutation } from './bookmark.api';

interface BookmarkProps {
  salon: { id: string; my_bookmark?: { id: string } | null };
}

/** Keeps a salon for later. Shows her wish at once, and takes it back with a reason when it could not be kept. */
export function Bookmark({ salon }: BookmarkProps) {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateBookmarkMutation();
  const [remove, removing] = useContentRemoveBookmarkMutation();
  const [wish, setWish] = useState<boolean | null>(null);
  const kept = Boolean(salon.my_bookmark);
  const shown = wish ?? kept;
  const error = creating.error ?? removing.error;

  const toggle = async () => {
    if (!user || creating.isLoading || removing.isLoading) return;
    setWish(!shown);
    creating.reset();
    removing.reset();
    if (salon.my_bookmark) await remove({ input: { id: salon.my_bookmark.id } });
    else await keep(user.id);
    setWish(null);
  };

  const keep = async (userId: string) => {
    const { data } = await create({ input: { userId, salonOrCoachId: salon.id, type: 'SALON' } });
    const made = data?.createBookmark?.data;
    if (made) notify('Bookmarked', { label: 'Undo', onPress: () => void remove({ input: { id: made.id } }) });
  };

  return (
    <div>
      <Button
        look="quiet"
        aria-pressed={shown}
        icon={<BookmarkIcon fill={shown ? 'currentColor' : 'none'} />}
        onClick={() => void toggle()}
      >
        {shown ? 'Bookmarked' : 'Bookmark'}
      </Button>
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </div>
  );
}
