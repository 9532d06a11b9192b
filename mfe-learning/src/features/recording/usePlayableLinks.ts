import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignedLinks } from './useSignedLinks';

const MOST_TRIES = 2;
/** Trouble after this long is trouble of its own: a link that ran out, not the same broken file. */
const APART = 60_000;

/**
 * The links of a recording, asked for again when the video does not load: a link that ran out is renewed and goes on
 * playing; a file that is broken is not asked for for ever.
 */
export function usePlayableLinks(video: HTMLVideoElement | null, file: string, captions: string | null) {
  const { refresh, ...links } = useSignedLinks(file, captions);
  const tries = useRef({ count: 0, last: 0 });
  const goesOn = useRef(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const loaded = () => {
      setBroken(false);
      if (goesOn.current) void video?.play();
      goesOn.current = false;
    };
    video?.addEventListener('loadeddata', loaded);
    return () => video?.removeEventListener('loadeddata', loaded);
  }, [video]);

  const onError = () => {
    goesOn.current ||= video !== null && !video.paused;
    const now = Date.now();
    if (now - tries.current.last > APART) tries.current.count = 0;
    tries.current = { count: tries.current.count + 1, last: now };
    if (tries.current.count > MOST_TRIES) setBroken(true);
    else refresh();
  };
  const retry = useCallback(() => {
    tries.current = { count: 0, last: 0 };
    setBroken(false);
    refresh();
  }, [refresh]);

  return { ...links, failed: isBroken || links.status === 'failed', onError, retry };
}
