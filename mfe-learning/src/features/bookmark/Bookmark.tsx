import { messageOf } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, type ButtonLook, Notice, TextButton } from '@athenaeum/shared-ui';
import type { CardBookmarkFragment } from '../../components/bookmark/__generated__/cardBookmark';
import { bookmarkText } from '../../components/bookmark/bookmark.messages';
import { useIsMember } from '../../components/useIsMember';
import { useBookmark } from './useBookmark';

interface BookmarkProps {
  salon: CardBookmarkFragment;
  look?: ButtonLook;
}

/** Bookmarks a salon: Bookmark, Bookmarked. For members. */
export function Bookmark({ salon, look = 'quiet' }: BookmarkProps) {
  const isMember = useIsMember();
  const { isKept, toggle, error } = useBookmark(salon);
  if (!isMember) return null;
  return (
    <>
      <Button
        look={look}
        aria-pressed={isKept}
        icon={<BookmarkIcon fill={isKept ? 'currentColor' : 'none'} />}
        onClick={toggle}
      >
        {isKept ? bookmarkText.bookmarked : bookmarkText.bookmark}
      </Button>
      {error && (
        <Notice
          tone="vermilion"
          title={bookmarkText.notSaved}
          action={<TextButton onClick={toggle}>{bookmarkText.retry}</TextButton>}
        >
          {messageOf(error)}
        </Notice>
      )}
    </>
  );
}
