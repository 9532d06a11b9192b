import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { NewPosting } from '../features/posting';
import { pagesText } from './pages.messages';

/** `/admin/opportunities/new`: creates a posting by staff. */
export default function NewPostingPage() {
  return (
    <Page $narrow>
      <PageHeading
        back={{ href: '/admin/opportunities', label: pagesText.opportunities }}
        title={pagesText.newOpportunity}
      />
      <NewPosting />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
