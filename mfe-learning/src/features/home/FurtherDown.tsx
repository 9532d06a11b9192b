import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Section, SkeletonCards } from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';

const Library = lazyRoute(() => import('./Library'));

/** How far ahead of her it is made ready. */
const AHEAD = '600px';

/** What most visits never scroll to: its code comes when she draws near, its data came with the rest. */
export function FurtherDown() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const waiting = <LibraryInWaiting />;
  return (
    <div ref={place}>
      {isNear ? (
        <ErrorBoundary what="The library">
          <Suspense fallback={waiting}>
            <Library />
          </Suspense>
        </ErrorBoundary>
      ) : (
        waiting
      )}
    </div>
  );
}

const LibraryInWaiting = () =>
  ['Explore By Categories', 'Collections', 'Peer Groups', 'Pathways'].map((title) => (
    <Section key={title} title={title}>
      <SkeletonCards per={3} label={`Loading ${title}`} />
    </Section>
  ));
