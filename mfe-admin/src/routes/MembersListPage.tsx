import { lazyRoute, Navigate, type Prefetch, useSearchParams } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { Suspense } from 'react';
import styled from 'styled-components';
import { memberPath } from '../components/memberPath';
import { ExportMembers, MembersList, prefetchMembersList } from '../features/membersList';
import { pagesText } from './pages.messages';

// Lazy, as most visits only read the list.
const SavedViews = lazyRoute(async () => ({
  default: (await import('../features/savedViews')).SavedViews,
}));
const HideSelected = lazyRoute(async () => ({
  default: (await import('../features/memberRecord')).HideSelected,
}));

export const prefetch: Prefetch = (_params, search) => [prefetchMembersList(search)];

export default function MembersListPage() {
  const [params] = useSearchParams();
  const former = params.get('member');
  // Old links, from when a record opened beside the list, redirect to its page.
  if (former) return <Navigate to={memberPath(former)} replace />;
  return (
    <PageFrame>
      <PageHeading title={pagesText.members} actions={<ExportMembers />} />
      <MembersList
        views={(shown) => (
          <Suspense fallback={<RoomToSave />}>
            <SavedViews list="members" shown={shown} />
          </Suspense>
        )}
        actions={(ids, clear) => (
          <Suspense>
            <HideSelected ids={ids} onDone={clear} />
          </Suspense>
        )}
      />
    </PageFrame>
  );
}

/* Space for the views on a narrow screen, reserved against layout shift. */
const RoomToSave = styled.div`
  ${media.under(1070)} {
    height: calc(46px + ${token.space[8]});
  }
`;
