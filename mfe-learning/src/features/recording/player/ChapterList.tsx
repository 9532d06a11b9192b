import { CheckIcon, formatPlayTime, Hint, VisuallyHidden } from '@athenaeum/shared-ui';
import { type Chapter, chapterAt, useVideo } from '@athenaeum/shared-ui/player';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Part } from '../../../components/Part';
import { playerText } from './player.messages';

/** The chapters of the recording; a press plays one. */
export function ChapterList({
  video,
  chapters,
}: {
  video: HTMLVideoElement | null;
  chapters: readonly Chapter[];
}) {
  const at = useVideo(video, (playing) => chapterAt(chapters, playing.currentTime), 0);
  const play = (chapter: Chapter) => {
    if (!video) return;
    video.currentTime = chapter.start;
    void video.play()?.catch(() => undefined);
  };
  return (
    <Part title={playerText.chapters}>
      <List>
        {chapters.map((chapter, index) => (
          <li key={chapter.start}>
            <button type="button" aria-current={index === at || undefined} onClick={() => play(chapter)}>
              <Time>{formatPlayTime(chapter.start)}</Time>
              <span>{chapter.title}</span>
              <Hint as="span">
                {index === at ? (
                  playerText.playing
                ) : index < at ? (
                  <>
                    <CheckIcon size={18} />
                    <VisuallyHidden>{playerText.before}</VisuallyHidden>
                  </>
                ) : null}
              </Hint>
            </button>
          </li>
        ))}
      </List>
    </Part>
  );
}

const Time = styled.span`
  font-family: ${token.font.sans};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${token.color.ink2};
`;

const List = styled.ol`
  & > li + li {
    border-top: 1px solid ${token.color.line};
  }

  & button {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: ${token.space[16]};
    align-items: center;
    width: calc(100% + 2 * ${token.space[12]});
    min-height: 56px;
    margin-inline: calc(-1 * ${token.space[12]});
    padding-inline: ${token.space[12]};
    border-radius: ${token.radius[8]};
    font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
  }

  & button > :last-child {
    font-family: ${token.font.sans};
  }

  & button:hover {
    background: ${token.color.sunken};
  }

  & button[aria-current] {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }
`;
