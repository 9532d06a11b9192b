import { useSearchParams } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Skeleton, VideoPlayer } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { Transcript, type Cue } from './Transcript';
import { useSavedProgress } from './useSavedProgress';
import { useSignedLinks } from './useSignedLinks';

interface RecordedSalon {
  id: string;
  title: string;
  filename?: string | null;
  captions?: string | null;
  transcript?: Cue[] | null;
  my_progress?: { id: string; progress: number } | null;
}

const LONGEST_TRY = 2;

/** The recording from where she left it, or from `?t=` seconds; with captions, and the words beside it. */
export function Recording({ salon }: { salon: RecordedSalon }) {
  const video = useRef<HTMLVideoElement>(null);
  const tries = useRef(0);
  const links = useSignedLinks(salon.filename ?? '', salon.captions ?? null);
  const save = useSavedProgress(salon);
  const [params] = useSearchParams();

  const seek = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    void video.current.play();
  };
  const renew = () => {
    // A link that ran out is asked for again; a file that is broken is not asked for for ever.
    if (tries.current++ < LONGEST_TRY) links.refresh();
  };

  return (
    <Place id="recording">
      {links.video ? (
        <VideoPlayer
          ref={video}
          title={salon.title}
          src={links.video}
          captions={links.captions ? [{ src: links.captions, label: 'English', language: 'en' }] : []}
          resumeAt={salon.my_progress?.progress}
          startAt={secondsOf(params.get('t'))}
          onProgress={save}
          onError={renew}
        />
      ) : links.status === 'failed' ? (
        <ErrorPanel title="The recording did not load" onRetry={links.refresh} />
      ) : (
        <Loading label="Loading the recording">
          <Skeleton $shape="cover" />
        </Loading>
      )}
      {salon.transcript && salon.transcript.length > 0 && (
        <Transcript cues={salon.transcript} onSeek={seek} />
      )}
    </Place>
  );
}

function secondsOf(given: string | null): number | null {
  return given && /^\d{1,6}$/.test(given) ? Number(given) : null;
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[24]};
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});
`;
