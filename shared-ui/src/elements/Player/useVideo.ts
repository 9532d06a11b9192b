import { useSyncExternalStore } from 'react';

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'volumechange',
  'ratechange',
];

/** A property of a video as state; renders again only when it changes. */
export const useVideo = <Value extends string | number | boolean>(
  video: HTMLVideoElement | null,
  read: (video: HTMLVideoElement) => Value,
  before: Value,
): Value =>
  useSyncExternalStore(
    (changed) => {
      for (const event of EVENTS) video?.addEventListener(event, changed);
      return () => {
        for (const event of EVENTS) video?.removeEventListener(event, changed);
      };
    },
    () => (video ? read(video) : before),
  );

/** Whole seconds. */
export const secondOf = ({ currentTime }: HTMLVideoElement) => Math.floor(currentTime);
/** Seconds; 0 until the player knows. */
export const durationOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0);
