import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { GroupMember, GroupRequests, GroupSeat } from '../features/groupSeat';
import { PeerGroupListing } from '../features/listing';

export { prefetchPeerGroup } from '../features/listing';

export default function PeerGroupPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <PeerGroupListing
        key={slug}
        slug={slug}
        seat={(group) => <GroupSeat group={group} />}
        person={(person) => <GroupMember person={person} />}
        requests={(requests) => <GroupRequests requests={requests} />}
      />
    </PageFrame>
  );
}
