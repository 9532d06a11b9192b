import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/PlatformProvider';
import { pathOf } from './pathOf';

/** A blocked navigation: by a link, a script, or back and forward. */
export interface Blocked {
  stay: () => void;
  /** Continues the navigation; the state of the target's history entry is lost. */
  leave: () => void;
}

/**
 * Blocks navigation while there are unsaved changes. It uses the browser's Navigation API, before the history changes: so
 * it covers links of the shell and of every area, of any contract. Unloading the document (reload, close, sign out) shows
 * the browser's own prompt, and only that in browsers without the API. Another query or anchor of the page is no
 * navigation.
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
