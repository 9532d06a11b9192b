import { Card, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { boardText } from './board.messages';

const CARDS = 4;
const CARD_PX = 187;
const GAP_PX = 16;
/** px */
export const SKELETON_HEIGHT = CARDS * CARD_PX + (CARDS - 1) * GAP_PX;

export const BoardSkeleton = () => (
  <Loading label={boardText.loading}>
    <Stack>
      {Array.from({ length: CARDS }, (_, index) => (
        <Opportunity key={index}>
          <Picture $height="112px" />
          <Lines>
            <Skeleton $width="52%" $height="24px" />
            <Skeleton $width="64%" />
            <Skeleton $width="44%" />
            <Skeleton $width="80%" />
          </Lines>
        </Opportunity>
      ))}
    </Stack>
  </Loading>
);

const Picture = styled(Skeleton)`
  border-radius: ${token.radius[12]};

  ${media.under(600)} {
    display: none;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space[12]};
`;

const Opportunity = styled(Card)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[24]};
  height: ${CARD_PX}px;
  padding: ${token.space[24]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
