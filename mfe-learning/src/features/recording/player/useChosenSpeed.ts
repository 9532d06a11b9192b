import { useEffect } from 'react';
import { keepPlayerChoices, readPlayerChoices } from './playerChoices';

/** Plays at the speed that was chosen last, and keeps each that is chosen by whatever means: list, keys, browser. */
export function useChosenSpeed(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const { speed } = readPlayerChoices();
    // A link that is renewed loads anew, which begins at the default speed.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    const keep = () => {
      video.defaultPlaybackRate = video.playbackRate;
      keepPlayerChoices({ speed: video.playbackRate });
    };
    video.addEventListener('ratechange', keep);
    return () => video.removeEventListener('ratechange', keep);
  }, [video]);
}
