import { Suspense } from 'react';
import styled from 'styled-components';
import { AreaFailure, Container } from '@athenaeum/shared-ui';
import { AreaSkeleton, ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { useRoute, useShell } from '../app/ShellContext';
import { SignInPage } from '../auth/SignInPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { AreaView } from './AreaView';
import { useArrival } from './useArrival';
import { WaitingForSession } from './WaitingForSession';
import { titleOf } from '../app/titleOf';
import { layoutText } from './layout.messages';

const LegalPage = lazyRoute(() => import('../pages/LegalPage'));
const MembersOnlyPage = lazyRoute(() => import('../pages/MembersOnlyPage'));

/** The page in view: an area, or one of the few pages the shell has itself. */
export function Main() {
  const place = useArrival();
  return (
    <Place ref={place} id="main" tabIndex={-1}>
      <Content />
    </Place>
  );
}

function Content() {
  const { areas, registry } = useShell();
  const route = useRoute();
  switch (route.kind) {
    case 'area': {
      const area = areas.get(route.remote);
      return area ? <AreaView key={route.remote} area={area} label={route.area} /> : <AreaSkeleton />;
    }
    case 'legal':
      return (
        <ErrorBoundary what={titleOf(route)}>
          <Suspense fallback={<AreaSkeleton />}>
            <LegalPage />
          </Suspense>
        </ErrorBoundary>
      );
    case 'signIn':
      return <SignInPage title={route.title} />;
    case 'membersOnly':
      return (
        <ErrorBoundary what={titleOf(route)}>
          <Suspense fallback={<AreaSkeleton />}>
            <MembersOnlyPage />
          </Suspense>
        </ErrorBoundary>
      );
    case 'waiting':
      return <WaitingForSession />;
    case 'unavailable':
      return (
        <Container>
          <AreaFailure title={layoutText.pageAway} onRetry={() => void registry.refresh()}>
            {layoutText.restIsOpen}
          </AreaFailure>
        </Container>
      );
    case 'notFound':
      return <NotFoundPage />;
  }
}

const Place = styled.main`
  /* As tall as the view, whatever is in it: the footer never comes up and goes down again. */
  min-height: 100vh;

  &:focus {
    outline: none;
  }
`;
