import {
  isMissing,
  lazyRoute,
  Navigate,
  useLive,
  useLocation,
  type Prefetch,
  useNavigate,
  usePageTitle,
  useParams,
  useReadAgain,
  useSearchParams,
  useUser,
} from '@athenaeum/shell-contract';
import { Container, EmptyState, ErrorPanel, LinkButton, Loading, Skeleton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Suspense, useCallback } from 'react';
import styled from 'styled-components';
import { AccountSkeleton } from '../features/account';
import {
  AnotherMember,
  audienceIn,
  LazyEditor,
  type Member,
  memberInput,
  MemberProfile,
  type OwnGround,
  parseProfilePath,
  prefetchMember,
  profilePath,
  ProfileSeenAs,
  type ProfileTab,
  useUsersMemberQuery,
  useUsersOwnGroundQuery,
} from '../features/memberProfile';
import { connectionLive } from '../live';
import { memberPagesText } from './memberPages.messages';

const AccountTab = lazyRoute(() => import('./AccountTab'));

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchMember(slug)];

/** `/community/members/:slug` and all below it: a member's page, with edit forms for its owner. */
export default function MemberPage() {
  const { slug = '' } = useParams();
  useLive(connectionLive);
  const rest = useRest();
  // Loaded together with the profile, so that the page renders at once.
  if (parseProfilePath(rest).editing) LazyEditor.preload();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useUsersMemberQuery({
    input: memberInput(slug),
  });
  const viewer = useUser();
  // Read beside the profile and shown with it, so that nothing below moves.
  const ground = useUsersOwnGroundQuery({}, { skip: slug === viewer?.slug });
  const member = ground.isLoading ? undefined : data?.user?.data;
  const isUnknown = data?.user?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? memberPagesText.notFoundTitle : member?.name);
  const readAgain = useReadAgain(refetch);
  const refresh = useCallback(async () => (await readAgain())?.user?.data ?? null, [readAgain]);

  return (
    <Page>
      {member ? (
        <Profile
          key={member.id}
          member={member}
          own={ground.currentData?.me?.data ?? null}
          refresh={refresh}
        />
      ) : isUnknown ? (
        <EmptyState
          headingLevel={1}
          title={memberPagesText.notFound}
          drawing="closed"
          action={<LinkButton href="/community/members">{memberPagesText.allMembers}</LinkButton>}
        />
      ) : isError || isMissing(data, 'user') || data?.user?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title={memberPagesText.profileFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={memberPagesText.loadingProfile}>
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Page>
  );
}

interface ProfileProps {
  member: Member;
  /** What the viewer may have in common with another member; null when it failed to load. */
  own: OwnGround | null;
  refresh: () => Promise<Member | null>;
}

/** The rest of the address below the profile: `edit/languages`. */
const useRest = () => useLocation().pathname.split('/').slice(4).join('/');

/** The part of the profile in the address; only the owner gets the parts that only the owner may use. */
function Profile({ member, own, refresh }: ProfileProps) {
  const rest = useRest();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOwn = useUser()?.id === member.id;
  const path = profilePath(member);
  const place = parseProfilePath(rest);
  const tab = (search.get('tab') ?? 'profile') as ProfileTab;
  const audience = isOwn ? audienceIn(search.get('as')) : null;

  if (place.leadsTo !== undefined) return <Navigate to={`${path}${place.leadsTo}`} replace />;
  if (place.editing && !isOwn) return <Navigate to={path} replace />;
  if (audience && !place.editing)
    return (
      <ProfileSeenAs
        member={member}
        audience={audience}
        tab={tab}
        onSelectTab={(next) => void navigate(`${path}?as=${audience}&tab=${next}`)}
      />
    );
  if (!isOwn) return <AnotherMember member={member} own={own} tab={tab} refresh={refresh} />;
  return (
    <MemberProfile
      member={member}
      tab={tab}
      editing={place.editing}
      refresh={refresh}
      account={
        <Suspense fallback={<AccountSkeleton />}>
          <AccountTab />
        </Suspense>
      }
    />
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
