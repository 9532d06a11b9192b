import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { GroupMember, GroupRequests, GroupSeat } from '../features/groupSeat';
import { PeerGroupListing, prefetchPeerGroup } from '../features/listing';
import { RsvpRow } from '../features/rsvp';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchPeerGroup(slug)];

export default function PeerGroupPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <PeerGroupListing
        key={slug}
        slug={slug}
        action={(salon) => <RsvpRow salon={salon} />}
        seat={(group) => <GroupSeat group={group} />}
        person={(person) => <GroupMember person={person} />}
        requests={(requests) => <GroupRequests requests={requests} />}
      />
    </PageFrame>
  );
}
