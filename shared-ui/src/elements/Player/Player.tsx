import { useRef, useState } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { VideoPlayer, type VideoPlayerProps } from '../VideoPlayer/VideoPlayer';
import type { Chapter } from './chapters';
import { toggleFullScreen, togglePlay } from './controls';
import { playerText } from './player.messages';
import { PlayerBar } from './PlayerBar';
import { keepPlayerChoices, readPlayerChoices } from './playerChoices';
import { playerKeys } from './playerKeys';
import { useChosenSpeed } from './useChosenSpeed';

export type PlayerProps = Omit<VideoPlayerProps, 'bare' | 'onPress' | 'showCaptions'> & {
  /** What is played: `ref={setVideo}`, given back. */
  video: HTMLVideoElement | null;
  chapters?: readonly Chapter[];
};

const NO_CHAPTERS: readonly Chapter[] = [];

/** A video with our own controls: speed, captions, chapters, picture-in-picture; all with keyboard shortcuts. */
export function Player({ video, chapters = NO_CHAPTERS, ...playing }: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [hasCaptions, setCaptions] = useState(() => readPlayerChoices().captions);
  useChosenSpeed(video);
  const onCaptions = () => {
    if (playing.captions.length === 0) return;
    const captions = !hasCaptions;
    setCaptions(captions);
    keepPlayerChoices({ captions });
  };
  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={playerText.player({ title: playing.title })}
      onKeyDown={playerKeys({ video, chapters, onCaptions })}
    >
      <VideoPlayer {...playing} showCaptions={hasCaptions} bare onPress={() => video && togglePlay(video)} />
      <PlayerBar
        video={video}
        chapters={chapters}
        captions={playing.captions.length > 0 ? { isOn: hasCaptions, onToggle: onCaptions } : null}
        onFullScreen={() => frame.current && toggleFullScreen(frame.current)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  --color-focus: ${token.color.bandInk};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.artInk};
  color: ${token.color.bandInk};

  & > video {
    align-self: center;
    border-radius: 0;
  }

  & > video::cue {
    background: ${token.color.band};
    color: ${token.color.bandInk};
    font-family: ${token.font.serif};
  }

  /* By the height of the picture, as browsers have them, they are too small to read on a phone. */
  ${media.under(600)} {
    & > video::cue {
      font-size: ${token.text[16]};
    }
  }

  &:fullscreen {
    border-radius: 0;
  }

  &:fullscreen > video {
    height: calc(100dvh - 88px);
    aspect-ratio: auto;
  }

  ${media.under(600)} {
    border-radius: 0;
  }

  @media print {
    display: none;
  }
`;
