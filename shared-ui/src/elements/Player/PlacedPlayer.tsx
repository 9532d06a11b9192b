import { Player, type PlayerProps } from './Player';
import { PlayerScreen, PlayerSkeleton } from './PlayerScreen';

export type PlacedPlayerProps = Omit<PlayerProps, 'src'> & {
  /** A link; null until there is one. */
  src: string | null;
  /** Says that the video loads. */
  loading: string;
};

/** A player in its place, and its skeleton before there is something to play. */
export const PlacedPlayer = ({ src, loading, ...playing }: PlacedPlayerProps) =>
  src ? (
    <PlayerScreen>
      <Player {...playing} src={src} />
    </PlayerScreen>
  ) : (
    <PlayerSkeleton label={loading} />
  );
