import { AppLink, isMissing, useParams, usePageTitle, type Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { memberSectionText } from '../components/memberSections.messages';
import { RecordPlaceholder } from '../components/record';
import { MemberCredits, useCoachingLeft } from '../features/credits';
import { MemberAccess } from '../features/memberAccess';
import {
  Block,
  DeskColumns,
  deskOf,
  DeskSkeleton,
  IdentityBlock,
  JumpNav,
  MailBlock,
  MemberHead,
  type MemberOfDesk,
  prefetchMember,
  PurchasesBlock,
  ReferralsBlock,
  RolesBlock,
  SeatsBlock,
  SessionsBlock,
  SubscriptionBlock,
  useCounts,
  useMemberDeskQuery,
} from '../features/memberDesk';
import { MemberEditor, MemberHistory, useCountOfHistory } from '../features/memberRecord';
import { pagesText } from './pages.messages';

const MEMBERS = '/admin/members';

const SECTIONS = [
  'identity',
  'subscription',
  'purchases',
  'seats',
  'sessions',
  'referrals',
  'mail',
  'roles',
  'history',
  'access',
] as const;

/** Known only for a member with an email. */
const BY_EMAIL: ReadonlySet<string> = new Set(['referrals', 'mail']);

export const prefetch: Prefetch = ({ id = '' }) => [prefetchMember(id)];

/** `/admin/members/:id`: the record of one member. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const { currentData, isError, isFetching, refetch } = useMemberDeskQuery(deskOf(id), {
    refetchOnMountOrArgChange: true,
  });
  const answer = currentData?.user;
  const member = answer?.data;
  usePageTitle(member?.name ?? undefined);

  if (!member)
    return (
      <PageFrame>
        <PageHeading back={{ href: MEMBERS, label: pagesText.members }} title={pagesText.member} />
        <RecordPlaceholder
          query={{ isError, isFetching, refetch }}
          answer={answer}
          isMissing={isMissing(currentData, 'user')}
          text={{
            loading: pagesText.loadingMember,
            missing: pagesText.memberMissing,
            failed: pagesText.memberFailed,
          }}
          list={{ href: MEMBERS, label: pagesText.toMembers }}
          skeleton={<DeskSkeleton />}
        />
      </PageFrame>
    );

  return (
    <PageFrame>
      <TextLink look="back" href={MEMBERS}>
        {pagesText.members}
      </TextLink>
      <MemberHead member={member} asksForAddress={(currentData?.emailRequests?.count ?? 0) > 0} />
      <Sections member={member} />
    </PageFrame>
  );
}

function Sections({ member }: { member: MemberOfDesk }) {
  const { id, email } = member;
  const coaching = useCoachingLeft(id);
  const history = useCountOfHistory(id);
  const counts: Partial<Record<string, number>> = { ...useCounts(member), history };
  return (
    <DeskColumns>
      <JumpNav
        sections={SECTIONS.filter((section) => email || !BY_EMAIL.has(section)).map((section) => ({
          id: section,
          title: memberSectionText[section],
          count: counts[section],
        }))}
      />
      <Record>
        <IdentityBlock member={member} />
        <SubscriptionBlock member={member} coaching={coaching} />
        <PurchasesBlock id={id} email={email} />
        <SeatsBlock id={id} />
        <SessionsBlock id={id} credits={<MemberCredits id={id} />} />
        {email && (
          <>
            <ReferralsBlock id={id} email={email} />
            <MailBlock email={email} />
          </>
        )}
        <RolesBlock member={member} />
        <MemberAccess id={id} />
      </Record>
      <Stack $gap={32}>
        <MemberEditor key={id} id={id} />
        <Block
          id="history"
          title={memberSectionText.history}
          count={history}
          action={<AppLink to={`/admin/operations/audit?target=${id}`}>{pagesText.allHistory}</AppLink>}
        >
          <MemberHistory id={id} />
        </Block>
      </Stack>
    </DeskColumns>
  );
}

const Record = styled.div`
  container: record / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  min-width: 0;
`;
