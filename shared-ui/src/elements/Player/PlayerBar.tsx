import styled from 'styled-components';
import { formatPlayTime } from '../../format';
import {
  CaptionsIcon,
  MaximizeIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  RotateCwIcon,
  SkipBackIcon,
  VolumeIcon,
  VolumeOffIcon,
} from '../../icons';
import { media, token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { type Chapter, chapterAt } from './chapters';
import { skip, STEP_SECONDS, togglePictureInPicture, togglePlay } from './controls';
import { playerText } from './player.messages';
import { SeekBar } from './SeekBar';
import { SpeedChoice } from './SpeedChoice';
import { durationOf, secondOf, useVideo } from './useVideo';

interface PlayerBarProps {
  video: HTMLVideoElement | null;
  chapters: readonly Chapter[];
  captions: { isOn: boolean; onToggle: () => void } | null;
  onFullScreen: () => void;
}

/** The controls, in one row below the seek bar. */
export function PlayerBar({ video, chapters, captions, onFullScreen }: PlayerBarProps) {
  const isPaused = useVideo(video, ({ paused }) => paused, true);
  const isMuted = useVideo(video, ({ muted }) => muted, false);
  const second = useVideo(video, secondOf, 0);
  const duration = useVideo(video, durationOf, 0);
  const chapter = chapters[useVideo(video, ({ currentTime }) => chapterAt(chapters, currentTime), 0)];
  const press = (act: (video: HTMLVideoElement) => void) => () => video && act(video);
  return (
    <Bar>
      <SeekBar video={video} chapters={chapters} />
      <Controls>
        <IconButton
          label={isPaused ? playerText.play : playerText.pause}
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          onClick={press(togglePlay)}
        />
        <IconButton
          label={playerText.back}
          icon={<SkipBackIcon size={22} />}
          onClick={press((playing) => skip(playing, -STEP_SECONDS))}
        />
        <Roomy>
          <IconButton
            label={playerText.forward}
            icon={<RotateCwIcon size={22} />}
            onClick={press((playing) => skip(playing, STEP_SECONDS))}
          />
          <IconButton
            label={isMuted ? playerText.unmute : playerText.mute}
            icon={isMuted ? <VolumeOffIcon size={22} /> : <VolumeIcon size={22} />}
            onClick={press((playing) => {
              playing.muted = !playing.muted;
            })}
          />
        </Roomy>
        <Time>
          {/* The typeface has no figures of one width: what follows would move each second. */}
          <span style={{ minWidth: `${formatPlayTime(duration).length}ch` }}>{formatPlayTime(second)}</span>
          <span>&nbsp;/ {formatPlayTime(duration)}</span>
        </Time>
        <ChapterTitle>{chapter?.title}</ChapterTitle>
        {captions && (
          <IconButton
            label={playerText.captions}
            icon={<CaptionsIcon size={22} />}
            aria-pressed={captions.isOn}
            onClick={captions.onToggle}
          />
        )}
        <SpeedChoice video={video} />
        {document.pictureInPictureEnabled && (
          <OnMostPhones>
            <IconButton
              label={playerText.pictureInPicture}
              icon={<PictureInPictureIcon size={22} />}
              onClick={press(togglePictureInPicture)}
            />
          </OnMostPhones>
        )}
        {document.fullscreenEnabled && (
          <IconButton
            label={playerText.fullScreen}
            icon={<MaximizeIcon size={22} />}
            onClick={onFullScreen}
          />
        )}
      </Controls>
    </Bar>
  );
}

const Bar = styled.div`
  padding: 0 ${token.space[16]} ${token.space[8]};

  ${media.under(600)} {
    padding-inline: ${token.space[8]};
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  font-size: ${token.text[14]};

  & button {
    color: inherit;
  }

  & button:hover {
    background: color-mix(in srgb, ${token.color.bandInk} 16%, transparent);
    color: ${token.color.bandInk};
  }

  & button[aria-pressed='true'] {
    background: color-mix(in srgb, ${token.color.bandInk} 20%, transparent);
    box-shadow: inset 0 -2px 0 ${token.color.lamp};
  }

  ${media.under(600)} {
    gap: 0;
  }
`;

/** On the narrowest phones the duration, which the seek bar has too, wraps out of the single visible line. */
const Time = styled.span`
  ${media.from(600)} {
    min-width: 11ch;
  }

  display: flex;
  flex-wrap: wrap;
  height: 1lh;
  overflow: clip;
  white-space: nowrap;
`;

const ChapterTitle = styled.span`
  flex: 1;
  min-width: 0;
  margin-left: ${token.space[16]};
  padding-left: ${token.space[16]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:not(:empty) {
    border-left: 1px solid color-mix(in srgb, ${token.color.bandInk} 30%, transparent);
  }

  ${media.under(600)} {
    margin-left: 0;
    padding-left: 0;
    visibility: hidden;
  }
`;

const Roomy = styled.span`
  display: contents;

  ${media.under(600)} {
    display: none;
  }
`;

const OnMostPhones = styled.span`
  display: contents;

  ${media.under(360)} {
    display: none;
  }
`;
