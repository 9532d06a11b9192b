import { useParams } from '@athenaeum/shell-contract';
import { PageFrame } from '../components/PageFrame';
import { PeerGroupListing } from '../features/listing';

export { prefetchPeerGroup } from '../features/listing';

export default function PeerGroupPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <PeerGroupListing key={slug} slug={slug} />
    </PageFrame>
  );
}
