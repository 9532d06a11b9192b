import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { CoachDirectory } from '../features/coachDirectory';

export function CoachesPage() {
  return (
    <Page>
      <PageHeading title="Expert strategists" lead="An hour with someone who has sat there." />
      <CoachDirectory />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
