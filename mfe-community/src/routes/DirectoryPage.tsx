import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Directory } from '../features/directory';

export function DirectoryPage() {
  return (
    <Page>
      <PageHeading title="Members" lead="Find the woman who has already done it." />
      <Directory />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
