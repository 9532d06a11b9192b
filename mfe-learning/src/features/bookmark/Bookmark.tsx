import { messageOf } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, type ButtonLook, Notice, TextButton } from '@athenaeum/shared-ui';
import { type BookmarkedSalon, useBookmark } from './useBookmark';

interface BookmarkProps {
  salon: BookmarkedSalon;
  look?: ButtonLook;
}

/** Keeps a salon for later: Bookmark, Bookmarked. */
export function Bookmark({ salon, look = 'quiet' }: BookmarkProps) {
  const { isKept, toggle, error } = useBookmark(salon);
  return (
    <>
      <Button
        look={look}
        aria-pressed={isKept}
        icon={<BookmarkIcon fill={isKept ? 'currentColor' : 'none'} />}
        onClick={toggle}
      >
        {isKept ? 'Bookmarked' : 'Bookmark'}
      </Button>
      {error && (
        <Notice
          tone="vermilion"
          title="Your bookmark was not saved."
          action={<TextButton onClick={toggle}>Retry</TextButton>}
        >
          We put it back as it was. {messageOf(error)}
        </Notice>
      )}
    </>
  );
}
