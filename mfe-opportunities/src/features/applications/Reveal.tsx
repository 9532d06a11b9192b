import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RevealProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** Grows and shrinks in its place; closed, it is out of reach. */
export const Reveal = ({ id, open, children }: RevealProps) => (
  <Frame id={id} $open={open} inert={!open}>
    <div>{children}</div>
  </Frame>
);

const Frame = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${({ $open }) => ($open ? '1fr' : '0fr')};
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
  transition:
    grid-template-rows ${token.motion.accordion} ${token.ease},
    visibility ${token.motion.accordion};

  & > div {
    min-height: 0;
    overflow: hidden;
  }
`;
