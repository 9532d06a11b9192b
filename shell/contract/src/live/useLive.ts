import { useEffect } from 'react';
import { useDispatch } from '../api/storeLibraries';
import { usePlatform } from '../platform/PlatformProvider';
import type { Live } from './defineLive';
import type { FollowEvent } from './followEvent';
import { staleTags } from './staleTags';
import { whenIdle } from './whenIdle';

interface Options {
  /** The id of the record that the page is about, null while it is loading; left out for a list. */
  about?: string | null | undefined;
  /** Times at which it is another without a fact, epoch ms: when an event begins. */
  at?: readonly (number | null | undefined)[];
}

/** A browser's longest timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** So that many pages that wait for the same time do not read all at once. */
const SPREAD_MS = 2000;

/**
 * Keeps an open page true: refetches what it shows when the platform tells that it has changed. Starts once the page is idle;
 * nothing waits for it, and without a stream the page stays as it was loaded.
 */
export function useLive<Tag extends string>(live: Live<Tag>, { about, at = [] }: Options = {}): void {
  const platform = usePlatform();
  const dispatch = useDispatch();
  const isLoading = about === null;
  const id = about ?? undefined;

  useEffect(() => {
    if (isLoading) return;
    const end = new AbortController();
    const hear: FollowEvent['hear'] = (fact) => {
      const tags = staleTags(live, fact, id);
      if (tags.length > 0) dispatch(live.api.util.invalidateTags(tags));
    };
    whenIdle(() => {
      if (end.signal.aborted || !platform.session.get().user) return;
      platform.emit({ type: 'follow', hear, signal: end.signal } satisfies FollowEvent);
    });
    return () => end.abort();
  }, [platform, dispatch, live, id, isLoading]);

  const times = at.filter((time) => typeof time === 'number').join();
  useEffect(() => {
    const timers = times.split(',').flatMap((time) => {
      const wait = Number(time) - Date.now();
      if (!time || wait <= 0 || wait > MAX_TIMER_MS) return [];
      const refetch = () => dispatch(live.api.util.invalidateTags(staleTags(live, { kind: 'all', id: '' })));
      return setTimeout(refetch, wait + Math.random() * SPREAD_MS);
    });
    return () => timers.forEach(clearTimeout);
  }, [dispatch, live, times]);
}
