import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { CollectionListing, prefetchCollection } from '../features/listing';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchCollection(slug)];

export default function CollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionListing key={slug} slug={slug} />;
}
