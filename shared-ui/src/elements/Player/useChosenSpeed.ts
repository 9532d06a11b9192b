import { useEffect } from 'react';
import { keepPlayerChoices, readPlayerChoices } from './playerChoices';

/** Plays at the last chosen speed, and stores every change: by list, keys or browser. */
export function useChosenSpeed(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const { speed } = readPlayerChoices();
    // A renewed link reloads the video, which resets the speed.
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
