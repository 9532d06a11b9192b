import { usePlatform } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Skeleton, VideoPlayer } from '@athenaeum/shared-ui';
import { coverUri } from '@athenaeum/shared-ui/art';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { coachProfileText } from './coachProfile.messages';

interface IntroVideoProps {
  /** Draws what stands there before it plays, where she has no picture for it. */
  slug: string;
  name: string;
  /** The video as it is stored. */
  filename: string;
  poster: string | null;
}

const COACH = 1;
const MOST_RENEWALS = 2;

/** Her introduction. Its link lives five minutes: one that ran out is asked for again, a broken file not for ever. */
export function IntroVideo({ slug, name, filename, poster }: IntroVideoProps) {
  const { apiBase } = usePlatform();
  const [link, setLink] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const renewals = useRef(0);

  useEffect(() => {
    const leaving = new AbortController();
    signedLink(apiBase, filename, leaving.signal).then(
      (url) => (setLink(url), setFailed(url === null)),
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [apiBase, filename, round]);

  const ask = () => setRound((last) => last + 1);
  return (
    <Place>
      {link ? (
        <VideoPlayer
          title={coachProfileText.introduction({ coach: name })}
          src={link}
          poster={poster || coverUri(slug)}
          captions={[]}
          onError={() => renewals.current++ < MOST_RENEWALS && ask()}
        />
      ) : hasFailed ? (
        <ErrorPanel headingLevel={2} title={coachProfileText.introductionNotLoaded} onRetry={ask} />
      ) : (
        <Loading label={coachProfileText.introductionLoading}>
          <Skeleton $shape="cover" />
        </Loading>
      )}
    </Place>
  );
}

async function signedLink(apiBase: string, key: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`${apiBase}/aws-proxy/s3/get-data-from-bucket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    credentials: 'same-origin',
    body: JSON.stringify({ key, type: COACH }),
    signal,
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as { url?: string | null } | null;
  return answer?.url ?? null;
}

const Place = styled.div`
  margin-top: ${token.space[32]};
`;
