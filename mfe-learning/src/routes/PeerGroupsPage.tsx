import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame } from '@athenaeum/shared-ui';
import { PeerGroups, prefetchPeerGroups } from '../features/viewAll';

export const prefetch: Prefetch = () => [prefetchPeerGroups()];

export default function PeerGroupsPage() {
  return (
    <PageFrame>
      <PeerGroups />
    </PageFrame>
  );
}
