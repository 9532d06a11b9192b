import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Connections } from '../features/connections';

export { prefetchConnections } from '../features/connections';

/** `/community/connections`: whom she knows here, and who waits for an answer. */
export default function ConnectionsPage() {
  return (
    <Page>
      <PageHeading
        title="Connections"
        lead="Members you know, and those who would like to know you. A connection sees what you show to connections, never your email or phone."
      />
      <Connections />
    </Page>
  );
}

const Page = styled(Container)`
  max-width: 920px;
  padding-block: ${token.space[32]} ${token.space[64]};
`;
