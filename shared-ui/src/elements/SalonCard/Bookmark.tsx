import styled from 'styled-components';
import { BookmarkIcon } from '../../icons';
import { token } from '../../theme';

type BookmarkProps = { of: string; on: boolean; onToggle: () => void };

/** Lies over a card's picture, above the card's own link. */
export function Bookmark({ of, on, onToggle }: BookmarkProps) {
  return (
    <Round
      type="button"
      aria-pressed={on}
      aria-label={`${on ? 'Bookmarked' : 'Bookmark'}: ${of}`}
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
  background: rgb(255 252 248 / 92%);
  color: #1e181a;

  &:hover {
    background: #ffffff;
    color: #611a2e;
  }

  &:focus-visible {
    border-radius: 50%;
  }

  &[aria-pressed='true'] {
    color: #611a2e;

    & > svg {
      fill: currentcolor;
    }
  }
`;
