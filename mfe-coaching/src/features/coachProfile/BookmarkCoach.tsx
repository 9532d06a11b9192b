import { messageOf, useUser } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, Hint, useLatestValue } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useCoachingKeepCoachMutation, useCoachingLetCoachGoMutation } from '../../components/coachBookmark';
import { coachProfileText } from './coachProfile.messages';

interface FavouriteCoachProps {
  coachId: string;
  /** Id of the viewer's bookmark of this coach; null without one. */
  bookmarkId: string | null;
}

/** Adds a coach to the favorites or removes it, with an optimistic update that is reverted with a reason on failure. */
export function FavouriteCoach({ coachId, bookmarkId }: FavouriteCoachProps) {
  const user = useUser();
  const [keep, keeping] = useCoachingKeepCoachMutation();
  const [letGo, lettingGo] = useCoachingLetCoachGoMutation();
  const [wish, setWish] = useState<boolean | null>(null);
  const [bookmark, setBookmark] = useLatestValue(bookmarkId);
  const isKept = wish ?? bookmark !== null;
  const error = keeping.error ?? lettingGo.error;

  const toggle = async () => {
    if (!user || wish !== null) return;
    setWish(!isKept);
    keeping.reset();
    lettingGo.reset();
    const about = { userId: user.id, salonOrCoachId: coachId };
    if (bookmark) {
      const answer = await letGo({ id: bookmark, ...about });
      if (!answer.error) setBookmark(null);
    } else {
      const made = (await keep(about)).data?.createBookmark?.data;
      if (made) setBookmark(made.id);
    }
    setWish(null);
  };

  return (
    <div>
      <Flush
        look="quiet"
        aria-pressed={isKept}
        icon={<BookmarkIcon fill={isKept ? 'currentColor' : 'none'} />}
        onClick={() => void toggle()}
      >
        {isKept ? coachProfileText.bookmarked : coachProfileText.bookmark}
      </Flush>
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </div>
  );
}

/** Aligned with the text above. */
const Flush = styled(Button)`
  margin-left: calc(-1 * ${token.space[12]});
`;
