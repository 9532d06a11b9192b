import { signedLink, usePlatform } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Skeleton, VideoPlayer } from '@athenaeum/shared-ui';
import { coverUri } from '@athenaeum/shared-ui/art';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { coachProfileText } from './coachProfile.messages';

interface IntroVideoProps {
  /** Renders the poster, where the coach has none. */
  slug: string;
  name: string;
  /** The video as it is stored. */
  filename: string;
  poster: string | null;
}

const MAX_RENEWALS = 2;

/** The coach's introduction. Its link expires after five minutes and is renewed, but a broken file only a few times. */
export function IntroVideo({ slug, name, filename, poster }: IntroVideoProps) {
  const { apiBase } = usePlatform();
  const [link, setLink] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const renewals = useRef(0);

  useEffect(() => {
    const leaving = new AbortController();
    signedLink(apiBase, filename, { of: 'coach', signal: leaving.signal }).then(
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
          onError={() => renewals.current++ < MAX_RENEWALS && ask()}
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

const Place = styled.div`
  margin-top: ${token.space[32]};
`;
