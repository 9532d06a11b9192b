import styled from 'styled-components';
import { media, token } from '../../theme';
import { wordmarkPath } from './wordmarkPath';

export type BrandProps = {
  /** Sign-in and the agreement show it larger. */
  large?: boolean;
  /** Light, for the claret band. */
  onBand?: boolean;
};

/** Mark and wordmark together. Drawings only: the link around them carries the brand's name. */
export function Brand({ large = false, onBand = false }: BrandProps) {
  return (
    <Pair $large={large} $onBand={onBand}>
      <BrandMark />
      <Wordmark />
    </Pair>
  );
}

/** An arch, a horizon and a rising light: an A that is also a door. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <Mark viewBox="0 0 30 34" width={size} height={(size * 34) / 30} aria-hidden="true">
      <path d="M3 33V15a12 12 0 0 1 24 0v18M3 23h24" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d="M8.6 23a6.4 6.4 0 0 1 12.8 0z" fill="currentColor" />
    </Mark>
  );
}

export function Wordmark({ width = 133 }: { width?: number }) {
  return (
    <svg
      viewBox="0 -48 1061 152"
      width={width}
      height={(width * 15.2) / 106.1}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={wordmarkPath} />
    </svg>
  );
}

const Mark = styled.svg`
  flex: none;
  color: ${token.color.accent};
`;

const Pair = styled.span<{ $large: boolean; $onBand: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${({ $onBand }) => ($onBand ? token.color.bandInk : token.color.ink)};

  & > :first-child {
    width: ${({ $large }) => ($large ? '36px' : '30px')};
    height: auto;
    ${({ $onBand }) => $onBand && 'color: inherit;'}
  }

  & > :last-child {
    width: ${({ $large }) => ($large ? '160px' : '133px')};
    height: auto;
  }

  ${({ $large }) =>
    !$large &&
    `
    ${media.upTo(900)} {
      & > :first-child { width: 26px; }
      & > :last-child { width: 118px; }
    }
  `}
`;
