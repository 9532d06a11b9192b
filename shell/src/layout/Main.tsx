import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { AreaFailure, Container } from '@athenaeum/shared-ui';
import { AreaSkeleton, ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { useRoute, useShell } from '../app/ShellContext';
import { AreaView } from './AreaView';
import { useArrival } from './useArrival';
import { WaitingForSession } from './WaitingForSession';
import { titleOf } from '../app/titleOf';
import { layoutText } from './layout.messages';

const LegalPage = lazyRoute(() => import('../pages/LegalPage'));
const MembersOnlyPage = lazyRoute(() => import('../pages/MembersOnlyPage'));
const NotFoundPage = lazyRoute(() => import('../pages/NotFoundPage'));
const SignInPage = lazyRoute(() => import('../auth/SignInPage'));

/** The current page: an area, or one of the shell's own pages. */
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
      return <OwnPage title={titleOf(route)} page={<LegalPage />} />;
    case 'signIn':
      return <OwnPage title={titleOf(route)} page={<SignInPage title={route.title} />} />;
    case 'membersOnly':
      return <OwnPage title={titleOf(route)} page={<MembersOnlyPage />} />;
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
      return <OwnPage title={titleOf(route)} page={<NotFoundPage />} />;
  }
}

/** The shell's pages are lazy, as most visits never open one. */
const OwnPage = ({ title, page }: { title: string; page: ReactNode }) => (
  <ErrorBoundary what={title}>
    <Suspense fallback={<AreaSkeleton />}>{page}</Suspense>
  </ErrorBoundary>
);

const Place = styled.main`
  /* As tall as the view, whatever is in it: the footer never comes up and goes down again. */
  min-height: 100vh;

  &:focus {
    outline: none;
  }
`;
