import { type Ref, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { useCaptions } from './useCaptions';
import { useWatchProgress, type WatchProgress } from './useWatchProgress';

export type VideoPlayerProps = WatchProgress & {
  /** What is played, for screen readers. */
  title: string;
  /** Changing it (a renewed link after the last one expired) keeps the position. */
  src: string;
  poster?: string;
  captions: readonly { src: string; label: string; language: string }[];
  /** Whether the first of them is shown, from the first play on. */
  showCaptions?: boolean;
  /** The link failed: ask for it again, then change `src`. */
  onError?: () => void;
  /** Without the browser's controls: the parent shows its own, and decides what a press on the picture does. */
  bare?: boolean;
  onPress?: () => void;
  /** The element, for controls outside: a transcript. */
  ref?: Ref<HTMLVideoElement>;
};

/** A native `<video>`, with or without the browser's controls; captions are on by default. Never autoplays. */
export function VideoPlayer({
  title,
  src,
  poster,
  captions,
  showCaptions = true,
  resumeAt,
  startAt,
  onProgress,
  onEnded,
  onError,
  bare = false,
  onPress,
  ref,
}: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement, []);
  const watching = useWatchProgress(video, { resumeAt, startAt, onProgress, onEnded });
  const captioned = useCaptions(video, { isOn: showCaptions, src: captions[0]?.src });
  return (
    <Screen
      ref={video}
      src={src}
      poster={poster}
      aria-label={title}
      controls={!bare}
      tabIndex={bare ? 0 : undefined}
      onClick={onPress}
      playsInline
      preload="metadata"
      onError={onError}
      {...watching}
      {...captioned}
    >
      {captions.map((track) => (
        <track key={track.src} kind="captions" src={track.src} label={track.label} srcLang={track.language} />
      ))}
    </Screen>
  );
}

const Screen = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius[12]};
  background: ${token.color.artInk};
  object-fit: contain;

  ${media.under(600)} {
    border-radius: 0;
  }
`;
