import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows the first captions of a video from its first play on, and at once when they are switched on. On a still picture they
 * wait: the browser places its own caption before it knows the size of the picture, and again after, which is a layout shift.
 *
 * @param src the address of the first captions; undefined without any
 * @returns handlers for the video element
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { isOn, src }: { isOn: boolean; src: string | undefined },
) {
  const [isBegun, setBegun] = useState(false);
  const [wasOn, setWasOn] = useState(isOn);
  if (wasOn !== isOn) {
    setWasOn(isOn);
    setBegun(true);
  }
  useEffect(() => {
    const [track] = Array.from(video.current?.textTracks ?? []);
    if (track) track.mode = isOn && isBegun ? 'showing' : 'hidden';
  }, [video, isOn, isBegun, src]);
  return { onPlay: () => setBegun(true) };
}
