import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Section, SkeletonCards } from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { partText } from '../../components/part.messages';
import { shelfText } from '../../components/shelf.messages';
import { homeText } from './home.messages';

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
        <ErrorBoundary what={homeText.library}>
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
  shelves().map(({ title, per }) => (
    <Section key={title} title={title}>
      <SkeletonCards count={cards} per={per} label={partText.loading({ part: title })} />
    </Section>
  ));

const shelves = (): readonly { title: string; per?: 3 }[] => [
  { title: shelfText.recommended },
  { title: shelfText.begun },
  { title: homeText.byCategories },
  { title: shelfText.collections, per: 3 },
  { title: shelfText.peerGroups, per: 3 },
  { title: shelfText.pathways, per: 3 },
];
