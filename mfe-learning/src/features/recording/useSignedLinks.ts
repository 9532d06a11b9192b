import { signedLink, usePlatform } from '@athenaeum/shell-contract';
import { useCallback, useEffect, useState } from 'react';

interface SignedLinks {
  video: string | null;
  captions: string | null;
  status: 'loading' | 'ready' | 'failed';
  /** Requests new links; they expire after five minutes. */
  refresh(): void;
}

/** Signed links to a recording and its captions. */
export function useSignedLinks(video: string, captions: string | null): SignedLinks {
  const { apiBase } = usePlatform();
  const [links, setLinks] = useState<Omit<SignedLinks, 'refresh'>>({
    video: null,
    captions: null,
    status: 'loading',
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const sign = (key: string) => signedLink(apiBase, key, { of: 'salon', signal: leaving.signal });
    // Playback from an older link goes on as long as it works.
    const fail = () => !leaving.signal.aborted && setLinks((known) => ({ ...known, status: 'failed' }));
    Promise.all([sign(video), captions ? sign(captions) : null]).then(
      ([videoUrl, captionsUrl]) =>
        videoUrl ? setLinks({ video: videoUrl, captions: captionsUrl, status: 'ready' }) : fail(),
      fail,
    );
    return () => leaving.abort();
  }, [apiBase, video, captions, round]);

  return {
    ...links,
    refresh: useCallback(() => {
      setLinks((known) => (known.status === 'failed' ? { ...known, status: 'loading' } : known));
      setRound((last) => last + 1);
    }, []),
  };
}
