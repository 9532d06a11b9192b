import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignedLinks } from './useSignedLinks';

const MAX_RENEWALS = 2;
/** An error after this time counts as a new one: an expired link, not the same broken file. */
const SAME_ERROR_MS = 60_000;

/**
 * The links of a recording, requested again when the video does not load: an expired link is renewed and goes on
 * playing; for a broken file the renewals are limited.
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
    if (now - tries.current.last > SAME_ERROR_MS) tries.current.count = 0;
    tries.current = { count: tries.current.count + 1, last: now };
    if (tries.current.count > MAX_RENEWALS) setBroken(true);
    else refresh();
  };
  const retry = useCallback(() => {
    tries.current = { count: 0, last: 0 };
    setBroken(false);
    refresh();
  }, [refresh]);

  return { ...links, failed: isBroken || links.status === 'failed', onError, retry };
}
