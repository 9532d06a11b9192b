import styled from 'styled-components';
import { media, token } from '../../theme';
import { ONE_CARD } from '../Carousel/oneCard';
import { Loading, Skeleton } from './Skeleton';

export type SkeletonCardsProps = {
  label: string;
  count?: number;
  per?: 3 | 4;
};

/** A row of salon cards that is loading, at the exact height of a real one. */
export function SkeletonCards({ label, count = 4, per = 4 }: SkeletonCardsProps) {
  return (
    <Loading label={label}>
      <Row $per={per}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Row>
    </Loading>
  );
}

/** One salon card's shape: cover, type, two lines of title, meta. */
export function SkeletonCard() {
  return (
    <div>
      <Skeleton $shape="cover" />
      <Line $height="20px" $top="16px" $width="38%" />
      <Line $height="23px" $top="2px" $width="92%" />
      <Line $height="23px" $top="4px" $width="64%" />
      <Line $height="20px" $top="8px" $width="74%" />
    </div>
  );
}

/** A bar inside the room of a line of text, so that the sum of lines is the text's own height. */
const Line = styled.span<{ $height: string; $top: string; $width: string }>`
  display: flex;
  align-items: center;
  height: ${({ $height }) => $height};
  margin-top: ${({ $top }) => $top};

  &::before {
    content: '';
    width: ${({ $width }) => $width};
    height: 14px;
    border-radius: ${token.radius[4]};
    background: ${token.color.sunken};
  }
`;

const Row = styled.div<{ $per: number }>`
  --per: ${({ $per }) => $per};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--per) - 1) * ${token.space[24]}) / var(--per));
  gap: ${token.space[24]};
  overflow: hidden;

  ${media.upTo(1240)} {
    --per: 3;
  }

  ${media.upTo(900)} {
    --per: 2;
  }

  ${media.upTo(800)} {
    grid-auto-columns: ${ONE_CARD};
    gap: ${token.space[16]};
    margin-right: calc(-1 * ${token.gutter});
  }
`;
