import { formatPlayTime, RotateCwIcon, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { recordingText } from './recording.messages';

interface ResumedProps {
  video: HTMLVideoElement | null;
  /** The saved position, 0 to 1. */
  at: number;
}

/** Says that the recording resumes, with a button to start again. */
export function Resumed({ video, at }: ResumedProps) {
  const [isOver, setOver] = useState(false);
  const duration = useDuration(video);
  if (isOver) return null;

  const beginAgain = () => {
    setOver(true);
    if (!video) return;
    video.currentTime = 0;
    void video.play();
  };
  return (
    <Line>
      <RotateCwIcon size={20} />
      <p>
        {duration > 0
          ? recordingText.resumedAt({ time: formatPlayTime(at * duration) })
          : recordingText.resumed}
      </p>
      <TextButton onClick={beginAgain}>{recordingText.startAgain}</TextButton>
    </Line>
  );
}

/** Seconds; 0 until the player knows. */
const useDuration = (video: HTMLVideoElement | null) =>
  useSyncExternalStore(
    (changed) => {
      video?.addEventListener('durationchange', changed);
      return () => video?.removeEventListener('durationchange', changed);
    },
    () => (video && Number.isFinite(video.duration) ? video.duration : 0),
  );

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-inline: ${token.space[16]};
  border-radius: ${token.radius[8]};
  background: ${token.color.sunken};
  color: ${token.color.ink2};

  & > p {
    flex: 1;
    padding-block: ${token.space[8]};

    /* The time is known late and may need a second line: its space is reserved to avoid a layout shift. */
    ${media.under(600)} {
      min-height: calc(2lh + 2 * ${token.space[8]});
    }
  }

  & > svg {
    flex: none;
  }

  & > button {
    flex: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
