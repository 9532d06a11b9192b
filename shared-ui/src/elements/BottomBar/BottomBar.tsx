import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { useIsInView } from './useIsInView';
import { useToastsAbove } from './useToastsAbove';

export type BottomBarProps = {
  /** A line or two: the day and the hours. */
  children: ReactNode;
  /** The page's one main button. */
  action: ReactNode;
  /** What has the page's own button: while most of it is in view, the bar is away, and its place stays. */
  panel: RefObject<Element | null>;
};

/** Keeps a page's main button in reach under 1070 px, where the page has no side panel. Last in the page. */
export function BottomBar({ children, action, panel }: BottomBarProps) {
  const isAway = useIsInView(panel);
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar, isAway);
  return (
    <Bar ref={bar} inert={isAway} $away={isAway}>
      <Words>{children}</Words>
      {action}
    </Bar>
  );
}

const Words = styled.div`
  min-width: 0;
  line-height: 1.35;
`;

const Bar = styled.div<{ $away: boolean }>`
  display: none;
  ${({ $away }) => $away && 'visibility: hidden;'}

  ${media.under(1070)} {
    position: sticky;
    z-index: ${token.layer.sticky};
    bottom: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[16]};
    margin-top: ${token.space[48]};
    margin-inline: calc(-1 * ${token.gutter});
    padding: ${token.space[12]} ${token.gutter};
    border-top: 1px solid ${token.color.line};
    background: ${token.color.card};
  }

  @media print {
    display: none;
  }
`;
