import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Connections, prefetchConnections } from '../features/connections';
import { connectionLive } from '../live';
import { memberPagesText } from './memberPages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchConnections(search)];

/** `/community/connections`: connections and pending requests. */
export default function ConnectionsPage() {
  useLive(connectionLive);
  return (
    <Page>
      <PageHeading title={memberPagesText.connections} lead={memberPagesText.connectionsLead} />
      <Connections />
    </Page>
  );
}

const Page = styled(Container)`
  max-width: 920px;
  padding-block: ${token.space[32]} ${token.space[64]};
`;
