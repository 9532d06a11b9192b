import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { boardText } from './board.messages';

const ROWS = 7;
const ROW_PX = 106;
/** Their heads. */
const COLUMNS_PX = 40;
/** px */
export const SKELETON_HEIGHT = ROWS * ROW_PX + COLUMNS_PX;

export const BoardSkeleton = () => (
  <Loading label={boardText.loading}>
    <Rows>
      {Array.from({ length: ROWS }, (_, index) => (
        <Opportunity key={index}>
          <Picture $height="56px" />
          <Lines>
            <Skeleton $width="40%" $height="20px" />
            <Skeleton $width="64%" />
          </Lines>
        </Opportunity>
      ))}
    </Rows>
  </Loading>
);

const Rows = styled.div`
  padding-top: ${COLUMNS_PX}px;

  ${media.upTo(900)} {
    padding-top: 0;
  }
`;

const Picture = styled(Skeleton)`
  border-radius: ${token.radius[8]};

  ${media.upTo(900)} {
    display: none;
  }
`;

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space[12]};
`;

const Opportunity = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[16]};
  height: ${ROW_PX}px;
  padding-inline: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 0;
  }
`;
