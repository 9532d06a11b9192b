import { useParams } from '@athenaeum/shell-contract';
import { PageFrame } from '../components/PageFrame';
import { CollectionListing } from '../features/listing';

export { prefetchCollection } from '../features/listing';

export default function CollectionPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <CollectionListing key={slug} slug={slug} />
    </PageFrame>
  );
}
