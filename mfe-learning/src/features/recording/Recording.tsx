import { ErrorBoundary, signedLink, usePlatform, useSearchParams, useTrack } from '@athenaeum/shell-contract';
import { ErrorPanel, Notice, TextButton, Transcript } from '@athenaeum/shared-ui';
import { coverUri } from '@athenaeum/shared-ui/art';
import {
  chaptersOf,
  durationOf,
  PlayerSkeleton,
  usePlayableLinks,
  useVideo,
} from '@athenaeum/shared-ui/player';
import { media, token } from '@athenaeum/shared-ui/theme';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LazyPlayer } from '../../components/player/LazyPlayer';
import type { RecordedSalonFragment } from './__generated__/recording';
import { ChapterList } from './player/ChapterList';
import { KeyList } from './player/KeyList';
import { NextUp } from './player/NextUp';
import { recordingText } from './recording.messages';
import { Resumed } from './Resumed';
import { fractionAt, lineAt } from './readingPlace';
import { useKeptProgress, useSavedProgress } from './useSavedProgress';

/** The recording from the saved position, from transcript line `?line=` or from `?t=` seconds; with captions and transcript. */
export function Recording({ salon }: { salon: RecordedSalonFragment }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const links = usePlayableLinks(video, {
    video: salon.filename ?? '',
    captions: salon.captions,
    sign: useSign(),
  });
  const save = useSavedProgress(salon);
  const [params] = useSearchParams();
  // The position at the start of the visit; later saves do not move the player.
  const kept = useKeptProgress(salon.id);
  const [resumeAt] = useState(Math.max(salon.my_progress?.progress ?? 0, kept));
  const cues = salon.transcript ?? [];
  const asked = (numberOf(params.get('line')) ?? 0) - 1;
  // What is only read, as without a network there is no video, goes on at the line that was pressed last.
  const isOnlyRead = links.failed && !links.video;
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
        {isOnlyRead ? (
          <ErrorPanel
            title={navigator.onLine ? recordingText.failed : recordingText.needsNetwork}
            onRetry={links.retry}
          />
        ) : (
          <ErrorBoundary what={recordingText.recording}>
            <Suspense fallback={<PlayerSkeleton label={recordingText.loading} />}>
              <LazyPlayer
                ref={setVideo}
                video={video}
                chapters={chapters}
                title={salon.title}
                src={links.video}
                loading={recordingText.loading}
                poster={salon.thumbnail || coverUri(salon.slug)}
                captions={
                  links.captions
                    ? [{ src: links.captions, label: recordingText.captions, language: 'en' }]
                    : []
                }
                resumeAt={resumeAt}
                startAt={startAt}
                onProgress={save}
                onError={links.onError}
              />
            </Suspense>
          </ErrorBoundary>
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
        {!isOnlyRead && resumeAt > 0 && resumeAt < 1 && startAt === null && (
          <Resumed video={video} at={resumeAt} />
        )}
        {category && <NextUp salonId={salon.id} category={category} />}
      </Stage>
      {cues.length > 0 && (
        // Always open: the first focus in it is what analytics counts.
        <Words onFocus={countOnce}>
          <Transcript
            cues={cues}
            video={video}
            asked={line ? asked : isOnlyRead ? lineAt(cues, resumeAt) : undefined}
            onPress={(pressed) => isOnlyRead && save(fractionAt(cues, pressed))}
          />
        </Words>
      )}
      <Below>
        {chapters.length > 1 && <ChapterList video={video} chapters={chapters} />}
        <KeyList hasCaptions={Boolean(salon.captions)} hasChapters={chapters.length > 1} />
      </Below>
    </Place>
  );
}

function useSign() {
  const { apiBase } = usePlatform();
  return useCallback(
    (key: string, signal: AbortSignal) => signedLink(apiBase, key, { of: 'salon', signal }),
    [apiBase],
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
