import { lazyRoute } from '@athenaeum/shell-contract';
import { Container, PageHeading } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { Suspense } from 'react';
import styled from 'styled-components';
import { ExportMembers, MembersList } from '../features/membersList';

// Most look at the list; the form and its checks come to those who change something.
const record = () => import('../features/memberRecord');
const MemberEditor = lazyRoute(async () => ({ default: (await record()).MemberEditor }));
const MemberCredits = lazyRoute(async () => ({
  default: (await import('../features/credits')).MemberCredits,
}));
const MemberAccess = lazyRoute(async () => ({
  default: (await import('../features/memberAccess')).MemberAccess,
}));
const SavedViews = lazyRoute(async () => ({
  default: (await import('../features/savedViews')).SavedViews,
}));
const HideSelected = lazyRoute(async () => ({ default: (await record()).HideSelected }));

export function MembersListPage() {
  return (
    <Page>
      <PageHeading title="Members List" actions={<ExportMembers />} />
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
        editor={(id, close) => (
          <Suspense>
            <MemberEditor
              key={id}
              id={id}
              onClose={close}
              beside={
                <Suspense>
                  <MemberCredits id={id} />
                  <MemberAccess id={id} />
                </Suspense>
              }
            />
          </Suspense>
        )}
      />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

/* Where the views stand on a narrow screen: above the list, which must not move when their code has come. */
const RoomToSave = styled.div`
  ${media.under(1070)} {
    height: calc(46px + ${token.space[8]});
  }
`;
