import { useCallback, useEffect, useRef, useState } from 'react';

interface Playable {
  /** The video as it is stored. */
  video: string;
  /** Its captions, as they are stored. */
  captions: string | null;
  /** Exchanges what is stored for a link that expires; null when there is none for this viewer. */
  sign: (key: string, signal: AbortSignal) => Promise<string | null>;
}

interface Links {
  video: string | null;
  captions: string | null;
  hasFailed: boolean;
}

const NONE: Links = { video: null, captions: null, hasFailed: false };
const MAX_RENEWALS = 2;
/** An error after this time counts as a new one: an expired link, not the same broken file. */
const SAME_ERROR_MS = 60_000;

/**
 * Links to a video and its captions, requested again when the video does not load: an expired link is renewed and goes on
 * playing; for a broken file the renewals are limited. `sign` stays the same function between renders.
 */
export function usePlayableLinks(
  player: HTMLVideoElement | null,
  { video, captions, sign }: Playable,
): { video: string | null; captions: string | null; failed: boolean; onError(): void; retry(): void } {
  const [links, setLinks] = useState(NONE);
  const [round, setRound] = useState(0);
  const tries = useRef({ count: 0, last: 0 });
  const goesOn = useRef(false);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    // Playback from an older link goes on as long as it works.
    const fail = () => !leaving.signal.aborted && setLinks((known) => ({ ...known, hasFailed: true }));
    Promise.all([sign(video, leaving.signal), captions ? sign(captions, leaving.signal) : null]).then(
      ([videoLink, captionsLink]) =>
        videoLink ? setLinks({ video: videoLink, captions: captionsLink, hasFailed: false }) : fail(),
      fail,
    );
    return () => leaving.abort();
  }, [video, captions, sign, round]);

  useEffect(() => {
    const loaded = () => {
      setBroken(false);
      if (goesOn.current) void player?.play();
      goesOn.current = false;
    };
    player?.addEventListener('loadeddata', loaded);
    return () => player?.removeEventListener('loadeddata', loaded);
  }, [player]);

  const renew = useCallback(() => {
    setLinks((known) => (known.hasFailed ? { ...known, hasFailed: false } : known));
    setRound((last) => last + 1);
  }, []);
  const onError = () => {
    goesOn.current ||= player !== null && !player.paused;
    const now = Date.now();
    if (now - tries.current.last > SAME_ERROR_MS) tries.current.count = 0;
    tries.current = { count: tries.current.count + 1, last: now };
    if (tries.current.count > MAX_RENEWALS) setBroken(true);
    else renew();
  };
  const retry = useCallback(() => {
    tries.current = { count: 0, last: 0 };
    setBroken(false);
    renew();
  }, [renew]);

  return {
    video: links.video,
    captions: links.captions,
    failed: isBroken || links.hasFailed,
    onError,
    retry,
  };
}
