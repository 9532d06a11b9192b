import { useSearchParams, useTrack } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Notice, Skeleton, TextButton, Transcript } from '@athenaeum/shared-ui';
import { coverUri } from '@athenaeum/shared-ui/art';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { RecordedSalonFragment } from './__generated__/recording';
import { ChapterList } from './player/ChapterList';
import { chaptersOf } from './player/chapters';
import { KeyList } from './player/KeyList';
import { NextUp } from './player/NextUp';
import { Player } from './player/Player';
import { durationOf, useVideo } from './player/useVideo';
import { recordingText } from './recording.messages';
import { Resumed } from './Resumed';
import { usePlayableLinks } from './usePlayableLinks';
import { useSavedProgress } from './useSavedProgress';

/** The recording from the saved position, from transcript line `?line=` or from `?t=` seconds; with captions and transcript. */
export function Recording({ salon }: { salon: RecordedSalonFragment }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const links = usePlayableLinks(video, salon.filename ?? '', salon.captions ?? null);
  const save = useSavedProgress(salon);
  const [params] = useSearchParams();
  // The position at the start of the visit; later saves do not move the player.
  const [resumeAt] = useState(salon.my_progress?.progress ?? 0);
  const cues = salon.transcript ?? [];
  const asked = (numberOf(params.get('line')) ?? 0) - 1;
  const line = cues[asked];
  const startAt = line?.start ?? numberOf(params.get('t'));
  const chapters = chaptersOf(cues, useVideo(video, durationOf, 0));
  const [category] = (salon.salon_relations ?? []).flatMap((relation) => relation.category ?? []);
  const countOnce = useCountOnce();

  useEffect(() => {
    // A link to a line starts playback; where the browser blocks autoplay, the player is paused there.
    if (video && line) video.play()?.catch(() => undefined);
  }, [video, line]);
  useEffect(() => {
    // A moment chosen while the recording is open: the player itself reads only the first one.
    if (video && video.readyState > 0 && startAt !== null) video.currentTime = startAt;
  }, [video, startAt]);

  return (
    <Place id="recording" $beside={cues.length > 0}>
      <Stage>
        {links.video ? (
          <Screen>
            <Player
              ref={setVideo}
              video={video}
              chapters={chapters}
              title={salon.title}
              src={links.video}
              poster={salon.thumbnail || coverUri(salon.slug)}
              captions={
                links.captions ? [{ src: links.captions, label: recordingText.captions, language: 'en' }] : []
              }
              resumeAt={resumeAt}
              startAt={startAt}
              onProgress={save}
              onError={links.onError}
            />
          </Screen>
        ) : links.failed ? (
          <ErrorPanel title={recordingText.failed} onRetry={links.retry} />
        ) : (
          <Screen>
            <Loading label={recordingText.loading}>
              <Skeleton $shape="cover" />
              <BarPlace />
            </Loading>
          </Screen>
        )}
        {links.video && links.failed && (
          <Notice
            tone="vermilion"
            title={recordingText.stopped}
            action={<TextButton onClick={links.retry}>{recordingText.retry}</TextButton>}
          >
            {recordingText.placeKept}
          </Notice>
        )}
        {resumeAt > 0 && resumeAt < 1 && startAt === null && <Resumed video={video} at={resumeAt} />}
        {category && <NextUp salonId={salon.id} category={category} />}
      </Stage>
      {cues.length > 0 && (
        // Always open: the first focus in it is what analytics counts.
        <Words onFocus={countOnce}>
          <Transcript cues={cues} video={video} asked={line ? asked : undefined} />
        </Words>
      )}
      <Below>
        {chapters.length > 1 && <ChapterList video={video} chapters={chapters} />}
        <KeyList hasCaptions={Boolean(salon.captions)} hasChapters={chapters.length > 1} />
      </Below>
    </Place>
  );
}

function useCountOnce() {
  const track = useTrack();
  const isCounted = useRef(false);
  return () => {
    if (!isCounted.current) track({ name: 'transcript_expand' });
    isCounted.current = true;
  };
}

function numberOf(given: string | null): number | null {
  return given && /^\d{1,6}$/.test(given) ? Number(given) : null;
}

/** The height of the control bar. */
const BarPlace = styled.div`
  height: 80px;
`;

const Place = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});

  ${media.from(1070)} {
    ${({ $beside }) => $beside && 'grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);'}
  }
`;

/** Full width below both: the chapters, and the keys beside them. */
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]} ${token.space[48]};
  grid-column: 1 / -1;

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }

  & > :last-child {
    grid-column: -2;
    margin-top: ${token.space[48]};
  }
`;

/** As tall as the video beside it. */
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[16]};
`;

/** Full-bleed where the player has no rounded corners; the skeleton has the same height. */
const Screen = styled.div`
  display: grid;

  ${media.under(600)} {
    margin-inline: calc(-1 * ${token.gutter});
  }
`;
