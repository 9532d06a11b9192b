import { isMissing, useParams, usePageTitle, type Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading, Stack, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { memberSectionText } from '../components/memberSections.messages';
import { RecordPlaceholder } from '../components/record';
import { MemberCredits } from '../features/credits';
import { MemberAccess } from '../features/memberAccess';
import {
  Block,
  deskOf,
  IdentityBlock,
  JumpNav,
  MailBlock,
  MemberHead,
  prefetchMember,
  PurchasesBlock,
  ReferralsBlock,
  SeatsBlock,
  SessionsBlock,
  SubscriptionBlock,
  useMemberDeskQuery,
} from '../features/memberDesk';
import { MemberEditor, MemberHistory } from '../features/memberRecord';
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
  'access',
  'history',
] as const;

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
        />
      </PageFrame>
    );

  return (
    <PageFrame>
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
    </PageFrame>
  );
}

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
