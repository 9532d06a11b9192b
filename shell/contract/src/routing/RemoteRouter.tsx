import {
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { translateSentence } from '@athenaeum/messages';
import { MfeContext } from '../mfe/MfeContext';
import { AreaSkeleton } from './AreaSkeleton';
import { findPage } from '../matchPage';
import { setPageTitle } from './pageTitle';
import { pressedPage } from './pressedPage';
import { RoutingContext } from './RoutingContext';
import { useBrowserLocation } from './useBrowserLocation';
import { useRouteArrival } from './useRouteArrival';

/**
 * The router of a remote, on the browser's own address. Links inside the area and to other areas may be `AppLink`s or
 * plain `<a href>`; neither loads the page anew. Sets the document's title from the manifest, and on a new
 * page puts the focus on its heading and the view at its top.
 */
export function RemoteRouter({
  children,
  fallback = <AreaSkeleton />,
}: {
  children: ReactNode;
  fallback?: ReactNode;
}) {
  const manifest = useContext(MfeContext);
  const drawn = useRef(new Set<string>());
  const pageAt = useCallback(
    (pathname: string) => findPage(manifest?.pages ?? [], pathname) ?? null,
    [manifest],
  );
  const isDrawn = useCallback(
    (pathname: string) => drawn.current.has(pageAt(pathname)?.path ?? ''),
    [pageAt],
  );
  const { location, arrival, navigator } = useBrowserLocation(isDrawn);
  const routing = useMemo(() => ({ location, navigator }), [location, navigator]);
  const area = useRef<HTMLDivElement>(null);
  const { path, title } = pageAt(location.pathname) ?? {};
  useLayoutEffect(() => {
    if (title) setPageTitle(translateSentence(title));
  }, [title, location.pathname]);
  useRouteArrival(area, location, arrival);

  const handleClick = (event: MouseEvent) => {
    const page = pressedPage(event);
    if (!page) return;
    event.preventDefault();
    navigator.go(page);
  };

  return (
    <RoutingContext value={routing}>
      <div ref={area} onClick={handleClick}>
        <Suspense fallback={fallback}>
          {children}
          <Drawn onDrawn={() => void (path && drawn.current.add(path))} />
        </Suspense>
      </div>
    </RoutingContext>
  );
}

/** Beside the page: its effects wait for the page's code as the page does. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}
