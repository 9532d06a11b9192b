import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Section, SkeletonCards } from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Library = lazyRoute(() => import('./Library'));

/** How far ahead of her it is made ready. */
const AHEAD = '300px';

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
  // One card holds the height of four, and is less to take away again when she leaves.
  const waiting = <LibraryInWaiting cards={isNear ? 4 : 1} />;
  return (
    <Place ref={place} $still={!isNear}>
      {isNear ? (
        <ErrorBoundary what="The library">
          <Suspense fallback={waiting}>
            <Library />
          </Suspense>
        </ErrorBoundary>
      ) : (
        waiting
      )}
    </Place>
  );
}

/** What nobody sees yet costs no frames. */
const Place = styled.div<{ $still: boolean }>`
  --sheen: ${({ $still }) => ($still ? 'paused' : 'running')};
`;

const LibraryInWaiting = ({ cards }: { cards: number }) =>
  SHELVES.map(({ title, per }) => (
    <Section key={title} title={title}>
      <SkeletonCards count={cards} per={per} label={`Loading ${title}`} />
    </Section>
  ));

const SHELVES: readonly { title: string; per?: 3 }[] = [
  { title: 'Recommended For You' },
  { title: 'Continue Where You Left Off' },
  { title: 'Explore By Categories' },
  { title: 'Collections', per: 3 },
  { title: 'Peer Groups', per: 3 },
  { title: 'Pathways', per: 3 },
];
