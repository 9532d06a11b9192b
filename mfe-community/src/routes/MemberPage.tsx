import { isMissing, usePageTitle, useParams } from '@athenaeum/shell-contract';
import { Container, EmptyState, ErrorPanel, LinkButton, Loading, Skeleton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { memberInput, MemberProfile, useUsersMemberQuery } from '../features/memberProfile';

export { prefetchMember } from '../features/memberProfile';

export default function MemberPage() {
  const { slug = '' } = useParams();
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useUsersMemberQuery({
    input: memberInput(slug),
  });
  const member = data?.user?.data;
  usePageTitle(member?.name);

  return (
    <Page>
      {member ? (
        <MemberProfile member={member} />
      ) : data?.user?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title="We could not find that member"
          drawing="closed"
          action={<LinkButton href="/community/members">See all members</LinkButton>}
        />
      ) : isError || isMissing(data, 'user') || data?.user?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
          title="This profile did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the profile">
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
