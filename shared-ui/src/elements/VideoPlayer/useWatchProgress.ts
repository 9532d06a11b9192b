import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

export type WatchProgress = {
  /** 0 to 1: the saved position. Watched (1) begins again. */
  resumeAt?: number | null;
  /** Seconds: a requested moment; takes precedence over the saved position. */
  startAt?: number | null;
  /** A fraction, every 15 seconds of playing, and when the video is paused, or the page hidden or left; from its fifth second on. */
  onProgress?: (fraction: number) => void;
  onEnded?: () => void;
};

const SAVE_INTERVAL_MS = 15_000;

/** Seconds: less is a look, and nothing to come back to. */
const BEGUN_FROM = 5;

/** Handlers for the video element that restore the position and report it. */
export function useWatchProgress(
  video: RefObject<HTMLVideoElement | null>,
  { resumeAt, startAt, onProgress, onEnded }: WatchProgress,
) {
  // Seconds; survives a change of `src`, so that a renewed link goes on where the old one broke.
  const place = useRef<number | null>(null);
  const reported = useRef<number | null>(null);

  const report = () => {
    const element = video.current;
    if (!element || !Number.isFinite(element.duration) || element.duration === 0) return;
    if (!element.ended && element.currentTime < BEGUN_FROM) return;
    const fraction = element.ended ? 1 : Math.min(element.currentTime / element.duration, 1);
    if (fraction === reported.current) return;
    reported.current = fraction;
    onProgress?.(fraction);
  };
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });

  // A layout effect's cleanup runs while the element still exists to read the last position from.
  useLayoutEffect(() => {
    const timer = setInterval(
      () => video.current?.paused === false && latestReport.current(),
      SAVE_INTERVAL_MS,
    );
    const hidden = () => document.visibilityState === 'hidden' && latestReport.current();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      latestReport.current();
    };
  }, [video]);

  return {
    onLoadedMetadata: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
      const saved = resumeAt && resumeAt < 1 ? resumeAt * element.duration : 0;
      const from = Math.min(place.current ?? startAt ?? saved, element.duration);
      reported.current ??= from / element.duration;
      if (from > 0) element.currentTime = from;
    },
    onTimeUpdate: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
      place.current = element.currentTime;
    },
    onPause: report,
    onEnded: () => {
      report();
      onEnded?.();
    },
  };
}
