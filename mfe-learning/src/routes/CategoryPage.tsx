import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { CategoryListing, prefetchCategory } from '../features/listing';
import { RsvpRow } from '../features/rsvp';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchCategory(slug)];

export default function CategoryPage() {
  const { slug = '' } = useParams();
  return <CategoryListing key={slug} slug={slug} action={(salon) => <RsvpRow salon={salon} />} />;
}
