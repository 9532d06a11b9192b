import { PageHeading } from '@athenaeum/shared-ui';
import { collectionText } from '../../components/collection.messages';
import { useContentCollectionQuery } from './listing.api';
import { listingText } from './listing.messages';
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
            back={{ href: '/collections', label: listingText.allCollections }}
            eyebrow={[listingText.collection, author && collectionText.curatedBy({ author })]
              .filter(Boolean)
              .join(' · ')}
            title={title}
            lead={description}
          />
          <RelatedSalons relations={salon_relations ?? []} />
        </>
      )}
    </ListingFrame>
  );
}
