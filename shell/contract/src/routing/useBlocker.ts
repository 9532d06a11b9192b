import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/PlatformProvider';
import { pathOf } from './pathOf';

/** Somebody is about to leave the page: by a link, a script, or back and forward. */
export interface Blocked {
  stay: () => void;
  /** Goes where it was asked to; what the entry there was to keep for its page is not known any more. */
  leave: () => void;
}

/**
 * Holds the page while something in it is not saved. The browser itself is asked (its Navigation API), before its history changes: so it
 * holds for links of the shell and of every area alike, whichever contract they have. What leaves the document (reload, close, sign out)
 * is asked about in the browser's own words, and that alone where a browser does not have the API. Another query or anchor of
 * the page is no leaving.
 */
export function useBlocker(isUnsaved: boolean): Blocked | null {
  const platform = usePlatform();
  const [held, setHeld] = useState<NavigateEvent | null>(null);
  const isLetThrough = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const holdDocument = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdPage = (event: NavigateEvent) => {
      const isMeant = isLetThrough.current;
      isLetThrough.current = false;
      if (isMeant || !event.cancelable || !isLeaving(event)) return;
      event.preventDefault();
      setHeld(event);
    };
    addEventListener('beforeunload', holdDocument);
    browserNavigation()?.addEventListener('navigate', holdPage);
    return () => {
      removeEventListener('beforeunload', holdDocument);
      browserNavigation()?.removeEventListener('navigate', holdPage);
      setHeld(null);
    };
  }, [isUnsaved]);

  if (!held) return null;
  return {
    stay: () => setHeld(null),
    leave() {
      const { navigationType, destination } = held;
      setHeld(null);
      isLetThrough.current = true;
      if (navigationType === 'traverse') browserNavigation()!.traverseTo(destination.key);
      else
        platform.navigate(pathOf(destination.url, location.pathname), {
          replace: navigationType === 'replace',
        });
    },
  };
}

const isLeaving = ({ destination }: NavigateEvent) =>
  destination.sameDocument && new URL(destination.url).pathname !== location.pathname;

const browserNavigation = () => (globalThis as { navigation?: Navigation }).navigation;
