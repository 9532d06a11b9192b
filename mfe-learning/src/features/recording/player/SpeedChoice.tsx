import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { SPEEDS } from './controls';
import { playerText } from './player.messages';
import { useVideo } from './useVideo';

/** Playback speed: a native `<select>`, which every device can show over a full screen too. */
export function SpeedChoice({ video }: { video: HTMLVideoElement | null }) {
  const rate = useVideo(video, ({ playbackRate }) => playbackRate, 1);
  return (
    <Choice
      aria-label={playerText.speed}
      value={rate}
      onChange={({ target }) => {
        if (video) video.playbackRate = Number(target.value);
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </Choice>
  );
}

const Choice = styled.select`
  min-width: 64px;
  min-height: 44px;
  padding-inline: ${token.space[8]};
  border: 0;
  border-radius: ${token.radius[8]};
  background: transparent;
  color: inherit;
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${token.color.bandInk} 16%, transparent);
  }

  & > option {
    background: ${token.color.artInk};
    color: ${token.color.bandInk};
  }
`;
