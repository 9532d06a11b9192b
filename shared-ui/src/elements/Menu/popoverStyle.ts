import styled, { css, keyframes } from 'styled-components';
import { media, token } from '../../theme';

/** Holds a button and its popover. */
export const PopoverHolder = styled.div`
  display: inline-flex;
  anchor-scope: --menu;

  & > button {
    anchor-name: --menu;
  }
`;

/** Shown only in a sheet: its title. */
export const SheetTitle = styled.p`
  display: none;
  font: ${token.weight.serif} ${token.text[24]} / ${token.leading.snug} ${token.font.serif};
`;

/** In its final position from the start: an entry that moves while appearing slips from under a pointer that presses at once. */
const appear = keyframes`
  from { opacity: 0; }
`;

const sheetPaper = css`
  ${media.upTo(600)} {
    position-area: none;
    inset: auto 0 0;
    width: auto;
    max-width: none;
    margin: 0;
    padding: ${token.space[8]} ${token.space[16]} ${token.space[16]};
    border: 0;
    border-radius: ${token.radius[12]} ${token.radius[12]} 0 0;

    &::before {
      content: '';
      display: block;
      width: 40px;
      height: 4px;
      margin: 0 auto ${token.space[16]};
      border-radius: 2px;
      background: ${token.color.control};
    }

    &::backdrop {
      background: ${token.color.scrim};
    }

    & > ${SheetTitle} {
      display: block;
      margin-bottom: ${token.space[8]};
    }
  }
`;

/** The popover's surface; centred where the browser has no anchor positioning. */
export const PopoverPaper = styled.div<{ $align: 'start' | 'end'; $sheet: boolean }>`
  min-width: 240px;
  max-width: min(360px, 100vw - 2 * ${token.gutter});
  margin: auto;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.motion.base} ${token.ease};

  @supports (anchor-scope: --menu) {
    position-anchor: --menu;
    position-area: bottom ${({ $align }) => ($align === 'end' ? 'span-left' : 'span-right')};
    position-try-fallbacks: flip-block, flip-inline;
    inset: auto;
    margin: ${token.space[4]} 0;
  }

  ${({ $sheet }) => $sheet && sheetPaper}
`;
