import { PageFrame } from '@athenaeum/shared-ui';
import { PeerGroups } from '../features/viewAll';

export { prefetchPeerGroups } from '../features/viewAll';

export default function PeerGroupsPage() {
  return (
    <PageFrame>
      <PeerGroups />
    </PageFrame>
  );
}
