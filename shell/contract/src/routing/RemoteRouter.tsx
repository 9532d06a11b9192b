import { Suspense, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Router } from 'react-router';
import { MfeContext } from '../mfe/MfeContext';
import { AreaSkeleton } from './AreaSkeleton';
import { findPage } from '../matchPage';
import { setPageTitle } from './pageTitle';
import { useBrowserLocation } from './useBrowserLocation';
import { useRouteArrival } from './useRouteArrival';

/**
 * The router of a remote, on the browser's own address: links inside the area and to other areas are both plain
 * react-router links, and neither loads the page anew. Sets the document's title from the manifest, and on a new
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
  const { location, navigationType, navigator } = useBrowserLocation();
  const area = useRef<HTMLDivElement>(null);
  const title = manifest && findPage(manifest.pages, location.pathname)?.title;
  useLayoutEffect(() => {
    if (title) setPageTitle(title);
  }, [title, location.pathname]);
  useRouteArrival(area, location, navigationType);

  return (
    <Router location={location} navigationType={navigationType} navigator={navigator} useTransitions={false}>
      <div ref={area}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </div>
    </Router>
  );
}
