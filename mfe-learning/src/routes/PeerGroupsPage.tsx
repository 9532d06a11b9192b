import { PageFrame } from '../components/PageFrame';
import { PeerGroups } from '../features/viewAll';

export { prefetchPeerGroups } from '../features/viewAll';

export default function PeerGroupsPage() {
  return (
    <PageFrame>
      <PeerGroups />
    </PageFrame>
  );
}
