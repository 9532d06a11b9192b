import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { CoachDirectory, coachDirectoryText } from '../features/coachDirectory';

export function CoachesPage() {
  return (
    <Page>
      <PageHeading title={coachDirectoryText.title} lead={coachDirectoryText.lead} />
      <CoachDirectory />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
