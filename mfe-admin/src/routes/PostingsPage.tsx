import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Postings } from '../features/postings';

export { prefetchPostings } from '../features/postings';

/** `/admin/opportunities`: the desk of board support. */
export default function PostingsPage() {
  return (
    <Page>
      <PageHeading title="Opportunities" />
      <Postings />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
