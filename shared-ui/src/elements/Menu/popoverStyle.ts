import styled, { keyframes } from 'styled-components';
import { token } from '../../theme';

/** Holds a button and its popover. */
export const PopoverHolder = styled.div`
  display: inline-flex;
  anchor-scope: --menu;

  & > button {
    anchor-name: --menu;
  }
`;

/** In its final position from the start: an entry that moves while appearing slips from under a pointer that presses at once. */
const appear = keyframes`
  from { opacity: 0; }
`;

/** The popover's surface; centred where the browser has no anchor positioning. */
export const PopoverPaper = styled.div<{ $align: 'start' | 'end' }>`
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
`;
