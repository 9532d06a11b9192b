import { messageOf, useUser } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, Hint, useLatestValue } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import {
  useCoachingCreateBookmarkMutation,
  useCoachingRemoveBookmarkMutation,
} from '../../components/coachBookmark';
import { coachProfileText } from './coachProfile.messages';

interface BookmarkCoachProps {
  coachId: string;
  /** Id of the viewer's bookmark of this coach; null without one. */
  bookmarkId: string | null;
}

/** Bookmarks a coach, who is then among the favorites, or removes the bookmark, with an optimistic update that is reverted with a reason on failure. */
export function BookmarkCoach({ coachId, bookmarkId }: BookmarkCoachProps) {
  const user = useUser();
  const [createBookmark, creating] = useCoachingCreateBookmarkMutation();
  const [removeBookmark, removing] = useCoachingRemoveBookmarkMutation();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [bookmark, setBookmark] = useLatestValue(bookmarkId);
  const isBookmarked = optimistic ?? bookmark !== null;
  const error = creating.error ?? removing.error;

  const toggle = async () => {
    if (!user || optimistic !== null) return;
    setOptimistic(!isBookmarked);
    creating.reset();
    removing.reset();
    const about = { userId: user.id, salonOrCoachId: coachId };
    if (bookmark) {
      const answer = await removeBookmark({ id: bookmark, ...about });
      if (!answer.error) setBookmark(null);
    } else {
      const created = (await createBookmark(about)).data?.createBookmark?.data;
      if (created) setBookmark(created.id);
    }
    setOptimistic(null);
  };

  return (
    <div>
      <Flush
        look="quiet"
        aria-pressed={isBookmarked}
        icon={<BookmarkIcon fill={isBookmarked ? 'currentColor' : 'none'} />}
        onClick={() => void toggle()}
      >
        {isBookmarked ? coachProfileText.bookmarked : coachProfileText.bookmark}
      </Flush>
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </div>
  );
}

/** Aligned with the text above. */
const Flush = styled(Button)`
  margin-left: calc(-1 * ${token.space[12]});
`;
