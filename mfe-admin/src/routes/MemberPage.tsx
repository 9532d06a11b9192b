import { isMissing, useParams, usePageTitle } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { memberSectionText } from '../components/memberSections.messages';
import { MemberCredits } from '../features/credits';
import { MemberAccess } from '../features/memberAccess';
import {
  Block,
  deskOf,
  IdentityBlock,
  JumpNav,
  MailBlock,
  MemberHead,
  PurchasesBlock,
  ReferralsBlock,
  SeatsBlock,
  SessionsBlock,
  SubscriptionBlock,
  useMemberDeskQuery,
} from '../features/memberDesk';
import { MemberEditor, MemberHistory } from '../features/memberRecord';
import { pagesText } from './pages.messages';

export { prefetchMember } from '../features/memberDesk';

const MEMBERS = '/admin/members';

const SECTIONS = [
  'identity',
  'subscription',
  'purchases',
  'seats',
  'sessions',
  'referrals',
  'mail',
  'access',
  'history',
] as const;

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
      <Page>
        <PageHeading back={{ href: MEMBERS, label: pagesText.members }} title={pagesText.member} />
        {answer?.code === 'NOT_FOUND' ? (
          <EmptyState
            headingLevel={2}
            title={pagesText.memberMissing}
            action={<LinkButton href={MEMBERS}>{pagesText.toMembers}</LinkButton>}
          />
        ) : isError || isMissing(currentData, 'user') || answer ? (
          <ErrorPanel
            headingLevel={2}
            title={pagesText.memberFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading label={pagesText.loadingMember}>
            <Skeleton $height="640px" />
          </Loading>
        )}
      </Page>
    );

  return (
    <Page>
      <p>
        <TextLink look="back" href={MEMBERS}>
          {pagesText.members}
        </TextLink>
      </p>
      <MemberHead member={member} asksForAddress={(currentData?.emailRequests?.count ?? 0) > 0} />
      <Columns>
        <JumpNav sections={SECTIONS.map((id) => ({ id, title: memberSectionText[id] }))} />
        <Record>
          <IdentityBlock member={member} />
          <SubscriptionBlock member={member} />
          <PurchasesBlock id={id} email={member.email} />
          <SeatsBlock id={id} />
          <SessionsBlock id={id} credits={<MemberCredits id={id} />} />
          {member.email && (
            <>
              <ReferralsBlock id={id} email={member.email} />
              <MailBlock email={member.email} />
            </>
          )}
          <Block id="access" title={memberSectionText.access}>
            <MemberAccess id={id} />
          </Block>
        </Record>
        <Stack $gap={32}>
          <MemberEditor key={id} id={id} />
          <Block id="history" title={memberSectionText.history}>
            <MemberHistory id={id} />
          </Block>
        </Stack>
      </Columns>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) minmax(0, 360px);
  align-items: start;
  gap: ${token.space[32]};

  ${media.under(1240)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px);

    & > :first-child {
      grid-column: 1 / -1;
      min-width: 0;
    }
  }

  ${media.under(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Record = styled.div`
  container: record / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  min-width: 0;
`;
