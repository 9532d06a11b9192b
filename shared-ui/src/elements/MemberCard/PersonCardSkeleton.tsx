import styled from 'styled-components';
import { media, token } from '../../theme';
import { Card } from '../Layout/Layout';
import { Skeleton } from '../Skeleton/Skeleton';

/** The shape of a `PersonCard` while people load, inside a `Loading`. */
export function PersonCardSkeleton() {
  return (
    <Frame>
      <Arch $width="96px" $height="108px" />
      <Lines>
        <Skeleton $width="64%" $height="24px" />
        <Skeleton $width="84%" />
        <Skeleton $width="52%" />
        <Skeleton $width="36%" $height="28px" />
      </Lines>
    </Frame>
  );
}

const Arch = styled(Skeleton)`
  border-radius: ${token.radius.arch};

  ${media.under(600)} {
    width: 72px;
    height: 81px;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[16]};
`;

const Frame = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token.space[24]};
  min-height: 380px;
  padding: ${token.space[24]};

  ${media.under(600)} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[16]};
    min-height: 210px;
    padding: ${token.space[16]};
  }
`;
