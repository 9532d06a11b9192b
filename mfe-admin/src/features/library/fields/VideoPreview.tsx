import { signedLink, usePlatform } from '@athenaeum/shell-contract';
import { ErrorPanel } from '@athenaeum/shared-ui';
import { PlacedPlayer, usePlayableLinks } from '@athenaeum/shared-ui/player';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { libraryText } from '../library.messages';

/** A stored introduction, as members play it. */
export function VideoPreview({ title, video: key }: { title: string; video: string }) {
  const { apiBase } = usePlatform();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const sign = useCallback(
    (file: string, signal: AbortSignal) => signedLink(apiBase, file, { of: 'coach', signal }),
    [apiBase],
  );
  const links = usePlayableLinks(video, { video: key, captions: null, sign });
  return links.failed ? (
    <ErrorPanel headingLevel={2} title={libraryText.videoNotLoaded} onRetry={links.retry} />
  ) : (
    <Place>
      <PlacedPlayer
        ref={setVideo}
        video={video}
        title={title}
        src={links.video}
        loading={libraryText.videoLoading}
        captions={[]}
        onError={links.onError}
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 480px;
`;
