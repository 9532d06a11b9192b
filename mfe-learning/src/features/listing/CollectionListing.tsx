import { PageHeading } from '@athenaeum/shared-ui';
import { useContentCollectionQuery } from './listing.api';
import { ListingFrame } from './ListingFrame';
import { RelatedSalons } from './RelatedSalons';

export function CollectionListing({ slug }: { slug: string }) {
  const query = useContentCollectionQuery({ slug });
  return (
    <ListingFrame
      kind="collection"
      query={query}
      field="collection"
      result={query.currentData?.collection}
      titleOf={({ title }) => title}
    >
      {({ title, description, author, salon_relations }) => (
        <>
          <PageHeading
            eyebrow={author ? `Collection · curated by ${author}` : 'Collection'}
            title={title}
            lead={description}
          />
          <RelatedSalons relations={salon_relations ?? []} />
        </>
      )}
    </ListingFrame>
  );
}
