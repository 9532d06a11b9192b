import {
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { translateSentence } from '@athenaeum/messages';
import { Router } from 'wouter';
import { MfeContext } from '../mfe/MfeContext';
import { AreaSkeleton } from './AreaSkeleton';
import { findPage, patternOf } from '../matchPage';
import { usePlatform } from '../platform/PlatformProvider';
import { navigateTo } from './navigateTo';
import { setPageTitle } from './pageTitle';
import { pathOf } from './pathOf';
import { PlaceContext } from './PlaceContext';
import { usePlatformLocation, usePlatformSearch } from './platformLocation';
import { pressedPage } from './pressedPage';
import { useBrowserLocation } from './useBrowserLocation';
import { useRouteArrival } from './useRouteArrival';

/**
 * The router of a remote, on the browser's address. Links may be `AppLink`s or plain `<a href>`, within the area or to
 * others; neither loads the document again. Sets the document's title from the manifest; on a new page it focuses the
 * heading and scrolls to the top.
 */
export function RemoteRouter({
  children,
  fallback = <AreaSkeleton />,
}: {
  children: ReactNode;
  fallback?: ReactNode;
}) {
  const manifest = useContext(MfeContext);
  const platform = usePlatform();
  const drawn = useRef(new Set<string>());
  const pageAt = useCallback(
    (pathname: string) => findPage(manifest?.pages ?? [], pathname) ?? null,
    [manifest],
  );
  const isDrawn = useCallback(
    (pathname: string) => drawn.current.has(pageAt(pathname)?.path ?? ''),
    [pageAt],
  );
  const place = useBrowserLocation(isDrawn);
  const { pathname } = place.location;
  const hrefs = useCallback((to: string) => platform.href(pathOf(to, pathname)), [platform, pathname]);
  const area = useRef<HTMLDivElement>(null);
  const { path, title } = pageAt(pathname) ?? {};
  useLayoutEffect(() => {
    if (title) setPageTitle(translateSentence(title));
  }, [title, pathname]);
  useRouteArrival(area, place);

  const handleClick = (event: MouseEvent) => {
    const page = pressedPage(event);
    if (!page) return;
    event.preventDefault();
    navigateTo(platform, pathname, page);
  };

  return (
    <PlaceContext value={place}>
      <Router hook={usePlatformLocation} searchHook={usePlatformSearch} hrefs={hrefs} parser={patternOf}>
        <div ref={area} onClick={handleClick}>
          <Suspense fallback={fallback}>
            {children}
            <Drawn onDrawn={() => void (path && drawn.current.add(path))} />
          </Suspense>
        </div>
      </Router>
    </PlaceContext>
  );
}

/** Beside the page, so that its effects wait for the page's code too. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}
