import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { AllApplications } from '../features/allApplications';
import { pagesText } from './pages.messages';

export { prefetchAllApplications } from '../features/allApplications';

/** `/admin/opportunities/applications`: applications to all postings. */
export default function AllApplicationsPage() {
  return (
    <Page>
      <PageHeading
        back={{ href: '/admin/opportunities', label: pagesText.opportunities }}
        title={pagesText.applications}
      />
      <AllApplications />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
