import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { SaveCollection } from '../features/bookmark';
import { CollectionListing, prefetchCollection } from '../features/listing';
import { RsvpRow } from '../features/rsvp';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchCollection(slug)];

export default function CollectionPage() {
  const { slug = '' } = useParams();
  return (
    <CollectionListing
      key={slug}
      slug={slug}
      action={(salon) => <RsvpRow salon={salon} />}
      save={(collection) => <SaveCollection collection={collection} />}
    />
  );
}
