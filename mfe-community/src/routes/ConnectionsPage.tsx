import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { Connections, prefetchConnections } from '../features/connections';
import { connectionLive } from '../live';
import { memberPagesText } from './memberPages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchConnections(search)];

/** `/community/connections`: connections and pending requests. */
export default function ConnectionsPage() {
  useLive(connectionLive);
  return (
    <PageFrame>
      <PageHeading title={memberPagesText.connections} lead={memberPagesText.connectionsLead} />
      <Lists>
        <Connections />
      </Lists>
    </PageFrame>
  );
}

/** As wide as a row of a name and its menu can be read across. */
const Lists = styled.div`
  max-width: 872px;
`;
