import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

export type WatchProgress = {
  /** 0 to 1: where she was. Watched (1) begins again. */
  resumeAt?: number | null;
  /** Seconds, where she asked for a moment: comes before where she was. */
  startAt?: number | null;
  /** A fraction, every 15 seconds of playing, and when she pauses, leaves or hides the page. */
  onProgress?: (fraction: number) => void;
  onEnded?: () => void;
};

const SAVE_EVERY_MS = 15_000;

/** Handlers for the video element that keep her place and report it. */
export function useWatchProgress(
  video: RefObject<HTMLVideoElement | null>,
  { resumeAt, startAt, onProgress, onEnded }: WatchProgress,
) {
  // Seconds; survives a change of address, so that a renewed link goes on where the old one broke.
  const place = useRef<number | null>(null);
  const reported = useRef<number | null>(null);

  const report = () => {
    const element = video.current;
    if (!element || !Number.isFinite(element.duration) || element.duration === 0) return;
    const fraction = element.ended ? 1 : Math.min(element.currentTime / element.duration, 1);
    if (fraction === 0 || fraction === reported.current) return;
    reported.current = fraction;
    onProgress?.(fraction);
  };
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });

  // A layout effect ends while the element is still there to be asked for the last place.
  useLayoutEffect(() => {
    const timer = setInterval(() => video.current?.paused === false && latestReport.current(), SAVE_EVERY_MS);
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
