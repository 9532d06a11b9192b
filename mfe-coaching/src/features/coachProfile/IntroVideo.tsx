import { ErrorBoundary, lazyRoute, signedLink, usePlatform } from '@athenaeum/shell-contract';
import { ErrorPanel } from '@athenaeum/shared-ui';
import { coverUri } from '@athenaeum/shared-ui/art';
import { PlayerSkeleton, usePlayableLinks } from '@athenaeum/shared-ui/player';
import { token } from '@athenaeum/shared-ui/theme';
import { Suspense, useCallback, useState } from 'react';
import styled from 'styled-components';
import type { Coach } from './coachProfile.api';
import { coachProfileText } from './coachProfile.messages';
import { IntroTranscript } from './IntroTranscript';

interface IntroVideoProps {
  coach: Coach;
  /** The video as it is stored. */
  filename: string;
}

/** In a chunk of its own: most coaches have no introduction. */
const Player = lazyRoute(() => import('./Player'));

/** The coach's introduction, with captions, and its transcript below where there is one. */
export function IntroVideo({ coach, filename }: IntroVideoProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const links = usePlayableLinks(video, { video: filename, captions: coach.captions, sign: useSign() });
  const title = coachProfileText.introduction({ coach: coach.name });
  const loading = coachProfileText.introductionLoading;
  return (
    <Place>
      {links.failed ? (
        <ErrorPanel headingLevel={2} title={coachProfileText.introductionNotLoaded} onRetry={links.retry} />
      ) : (
        <ErrorBoundary what={title}>
          <Suspense fallback={<PlayerSkeleton label={loading} />}>
            <Player
              ref={setVideo}
              video={video}
              title={title}
              src={links.video}
              loading={loading}
              poster={coach.thumbnail || coverUri(coach.slug)}
              captions={
                links.captions
                  ? [{ src: links.captions, label: coachProfileText.captions, language: 'en' }]
                  : []
              }
              onError={links.onError}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <IntroTranscript cues={coach.transcript ?? []} video={video} />
    </Place>
  );
}

function useSign() {
  const { apiBase } = usePlatform();
  return useCallback(
    (key: string, signal: AbortSignal) => signedLink(apiBase, key, { of: 'coach', signal }),
    [apiBase],
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  margin-top: ${token.space[32]};
`;
