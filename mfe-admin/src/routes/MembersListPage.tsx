import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { MembersList } from '../features/membersList';

export function MembersListPage() {
  return (
    <Page>
      <PageHeading title="Members List" />
      <MembersList />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
