import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media, token } from '../../theme';
import { VisuallyHidden } from '../Layout/Text';

export type LoadingProps = {
  /** What is being waited for, read out: "Loading Upcoming". */
  label: string;
  children: ReactNode;
};

/** Wraps skeletons: they take their space from the start and show after 200 ms, so that they do not flash when data comes quickly. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Late aria-hidden="true">{children}</Late>
    </div>
  );
}

const sheen = keyframes`
  from { background-position: 100% 0; }
  to { background-position: 0 0; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

const Late = styled.div`
  animation: ${appear} 1ms 200ms backwards;

  /* A delay is not motion: it applies with reduced motion too. */
  ${media.reducedMotion} {
    animation: ${appear} 1ms 200ms backwards !important;
  }
`;

export type SkeletonProps = {
  /** `cover` is 16:9, `line` one line of text, `circle` an avatar; or give a height. */
  $shape?: 'cover' | 'line' | 'circle';
  $width?: string;
  $height?: string;
};

/** A placeholder for loading content. Give it the final shape. Set `--sheen: paused` on an ancestor while nothing is loading. */
export const Skeleton = styled.span<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${token.radius[4]};
  background: linear-gradient(
      90deg,
      ${token.color.sunken} 30%,
      ${token.color.line} 50%,
      ${token.color.sunken} 70%
    )
    0 0 / 300% 100%;
  animation: ${sheen} 1600ms linear infinite var(--sheen, running);

  ${({ $shape = 'line', $height = '14px' }) =>
    ({
      cover: css`
        aspect-ratio: 16 / 9;
        border-radius: ${token.radius[12]};
      `,
      line: css`
        height: ${$height};
      `,
      circle: css`
        aspect-ratio: 1;
        border-radius: 50%;
      `,
    })[$shape]}
`;
