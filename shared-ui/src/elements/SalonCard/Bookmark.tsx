import styled from 'styled-components';
import { BookmarkIcon } from '../../icons';
import { token } from '../../theme';
import { salonCardText } from './salonCard.messages';

export type BookmarkProps = {
  /** The title of the salon. */
  of: string;
  on: boolean;
  onToggle: () => void;
  className?: string;
};

/** Lies over a card's picture, above the card's own link; a row places it by its class. */
export function Bookmark({ of, on, onToggle, className }: BookmarkProps) {
  return (
    <Round
      className={className}
      type="button"
      aria-pressed={on}
      aria-label={on ? salonCardText.bookmarked({ title: of }) : salonCardText.bookmark({ title: of })}
      onClick={onToggle}
    >
      <BookmarkIcon size={20} />
    </Round>
  );
}

const Round = styled.button`
  position: absolute;
  z-index: 2;
  top: ${token.space[8]};
  right: ${token.space[8]};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${token.color.artPaper};
  color: ${token.color.artInk};

  &:hover {
    color: ${token.color.artAccent};
  }

  &:focus-visible {
    border-radius: 50%;
  }

  &[aria-pressed='true'] {
    color: ${token.color.artAccent};

    & > svg {
      fill: currentcolor;
    }
  }
`;
