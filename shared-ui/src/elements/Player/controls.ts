export const STEP_SECONDS = 15;
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) void video.play()?.catch(() => undefined);
  else video.pause();
}

/** Seeks forward, or back with a negative step; never past either end. */
export function skip(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity;
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end);
}

/** The next speed in a direction; unchanged at either end. */
export function changeSpeed(video: HTMLVideoElement, by: 1 | -1): void {
  const speeds = by > 0 ? SPEEDS : [...SPEEDS].reverse();
  const next = speeds.find((speed) => (by > 0 ? speed > video.playbackRate : speed < video.playbackRate));
  if (next) video.playbackRate = next;
}

/** Enters or leaves picture-in-picture; does nothing where the browser refuses. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const done = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  done.catch(() => undefined);
}

export function toggleFullScreen(player: HTMLElement): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : player.requestFullscreen();
  done.catch(() => undefined);
}
