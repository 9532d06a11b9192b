export { chapterAt, chaptersOf, type Chapter } from './chapters';
export { PlacedPlayer } from './PlacedPlayer';
export { PlayerSkeleton } from './PlayerScreen';
export { usePlayableLinks } from './usePlayableLinks';
export { durationOf, useVideo } from './useVideo';
