import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
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
