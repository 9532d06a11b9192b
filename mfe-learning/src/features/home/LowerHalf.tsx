import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Section, SkeletonCards } from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { partText } from '../../components/part.messages';
import { shelfText } from '../../components/shelf.messages';
import { homeText } from './home.messages';

const Library = lazyRoute(() => import('./Library'));

/** How far below the viewport it starts to load. */
const ROOT_MARGIN = '300px';

/** Home's lower half: its code loads when it is scrolled near, and most visits never get there. Its data came with the page's query. */
export function LowerHalf() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ROOT_MARGIN,
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  // One card has the height of four, and costs less to unmount.
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

/** Animation is paused while it is out of view. On paper Home is the week's letter, which ends before the recordings. */
const Place = styled.div<{ $still: boolean }>`
  ${({ $still }) => $still && '--sheen: paused;'}

  @media print {
    &,
    & ~ *,
    section:has(+ &) {
      display: none;
    }
  }
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
