import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Directory } from '../features/directory';
import { directoryPageText } from './directoryPage.messages';

export function DirectoryPage() {
  return (
    <Page>
      <PageHeading title={directoryPageText.title} lead={directoryPageText.lead} />
      <Directory />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
