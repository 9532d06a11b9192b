import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { CategoryListing } from '../features/listing';

export { prefetchCategory } from '../features/listing';

export default function CategoryPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <CategoryListing key={slug} slug={slug} />
    </PageFrame>
  );
}
