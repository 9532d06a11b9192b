import { messageOf } from '@athenaeum/shell-contract';
import { BookmarkIcon, Button, type ButtonLook, Notice, TextButton } from '@athenaeum/shared-ui';
import { bookmarkText } from '../../components/bookmark/bookmark.messages';
import { useIsMember } from '../../components/useIsMember';
import { type Kept, useBookmark } from './useBookmark';

interface BookmarkProps {
  salon: Kept;
  look?: ButtonLook;
}

/** Bookmarks a salon: Bookmark, Bookmarked. For members. */
export const Bookmark = ({ salon, look = 'quiet' }: BookmarkProps) => (
  <Keep state={useBookmark(salon)} look={look} words={[bookmarkText.bookmark, bookmarkText.bookmarked]} />
);

/** Saves a collection, to be found in My Content. For members. */
export const SaveCollection = ({ collection }: { collection: Kept }) => (
  <Keep
    state={useBookmark(collection, 'COLLECTION')}
    look="outlined"
    words={[bookmarkText.saveCollection, bookmarkText.collectionSaved]}
  />
);

interface KeepProps {
  state: ReturnType<typeof useBookmark>;
  look: ButtonLook;
  /** Before and after. */
  words: [string, string];
}

function Keep({ state: { isKept, toggle, error }, look, words: [before, after] }: KeepProps) {
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <>
      <Button
        look={look}
        aria-pressed={isKept}
        icon={<BookmarkIcon fill={isKept ? 'currentColor' : 'none'} />}
        onClick={toggle}
      >
        {isKept ? after : before}
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
