import styled from 'styled-components';
import { media, token } from '../../theme';
import { Loading, Skeleton } from '../Skeleton/Skeleton';

/** The place of a player: full-bleed where the player has no rounded corners. */
export const PlayerScreen = styled.div`
  display: grid;

  ${media.under(600)} {
    margin-inline: calc(-1 * ${token.gutter});
  }
`;

/** As tall as the player that is coming. */
export const PlayerSkeleton = ({ label }: { label: string }) => (
  <PlayerScreen>
    <Loading label={label}>
      <Skeleton $shape="cover" />
      <BarPlace />
    </Loading>
  </PlayerScreen>
);

/** The height of the control bar. */
const BarPlace = styled.div`
  height: 80px;
`;
