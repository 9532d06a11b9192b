import { useSyncExternalStore } from 'react';
import type { Cue } from './Transcript';

/** Index of the line that is being spoken, -1 before the first. Renders when the line changes, not with every tick. */
export function usePlayingCue(video: HTMLVideoElement | null, cues: readonly Cue[]) {
  return useSyncExternalStore(
    (changed) => {
      video?.addEventListener('timeupdate', changed);
      video?.addEventListener('seeked', changed);
      return () => {
        video?.removeEventListener('timeupdate', changed);
        video?.removeEventListener('seeked', changed);
      };
    },
    () => (video ? cues.findLastIndex(({ start }) => start <= video.currentTime) : -1),
  );
}
