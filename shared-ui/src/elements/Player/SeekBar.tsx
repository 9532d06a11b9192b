import styled from 'styled-components';
import { formatPlayTime } from '../../format';
import { token } from '../../theme';
import type { Chapter } from './chapters';
import { playerText } from './player.messages';
import { durationOf, secondOf, useVideo } from './useVideo';

interface SeekBarProps {
  video: HTMLVideoElement | null;
  chapters: readonly Chapter[];
}

/** The seek bar, with one segment for each chapter. */
export function SeekBar({ video, chapters }: SeekBarProps) {
  const duration = useVideo(video, durationOf, 0);
  const second = useVideo(video, secondOf, 0);
  const pieces = chapters.length > 0 ? chapters : [{ start: 0, end: duration }];
  return (
    <Bar $isKnown={duration > 0}>
      {pieces.map(({ start, end }) => {
        const length = (end ?? duration) - start;
        const filled = length > 0 ? Math.min(Math.max((second - start) / length, 0), 1) : 0;
        return (
          <Piece key={start} style={{ flexGrow: Math.max(length, 0.001) }}>
            <i style={{ width: `${filled * 100}%` }} />
          </Piece>
        );
      })}
      <Range
        type="range"
        aria-label={playerText.place}
        aria-valuetext={playerText.placeIs({
          time: formatPlayTime(second),
          total: formatPlayTime(duration),
        })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={5}
        value={second}
        onChange={({ target }) => {
          if (video) video.currentTime = Number(target.value);
        }}
      />
      <Place style={{ translate: `${duration > 0 ? (second / duration) * 100 : 0}%` }}>
        <Knob />
      </Place>
    </Bar>
  );
}

/* Segments and knob are hidden until the duration is known. */
const Bar = styled.div<{ $isKnown: boolean }>`
  & > span {
    visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  }

  position: relative;
  display: flex;
  gap: 3px;
  align-items: center;
  height: 28px;

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.bandInk};
    outline-offset: 2px;
    border-radius: ${token.radius[4]};
  }
`;

const Piece = styled.span`
  flex-basis: 0;
  height: 5px;
  overflow: hidden;
  border-radius: 3px;
  background: color-mix(in srgb, ${token.color.bandInk} 34%, transparent);

  & > i {
    display: block;
    height: 100%;
    background: ${token.color.lamp};
  }
`;

const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/* As wide as the bar, and moved by a part of its own width: `left` would be a layout shift. */
const Place = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Knob = styled.span`
  position: absolute;
  top: 50%;
  width: 16px;
  height: 16px;
  translate: -50% -50%;
  border-radius: 8px 8px 3px 3px;
  background: ${token.color.bandInk};
`;
