import type { ReactNode } from 'react';
import { collectionText } from '../../components/collection.messages';
import type { CollectionQuery } from './__generated__/collection';
import type { RowAction } from './EventRows';
import { useContentCollectionQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { BelowRoom, ListingRoom } from './ListingRoom';
import { NearbyCollections } from './NearbyCollections';
import { RelatedRecordings, RelatedUpcoming, splitByPhase } from './RelatedSalons';
import { roomFactsOf } from './roomFacts';
import { Teachers } from './Teachers';

type CollectionDetail = NonNullable<NonNullable<CollectionQuery['collection']>['data']>;

interface CollectionListingProps {
  slug: string;
  action: RowAction;
  /** Saves it among the member's own. */
  save: (collection: Pick<CollectionDetail, 'id' | 'my_bookmark'>) => ReactNode;
}

export function CollectionListing({ slug, action, save }: CollectionListingProps) {
  const query = useContentCollectionQuery({ slug });
  return (
    <ListingFrame
      kind="collection"
      query={query}
      field="collection"
      result={query.currentData?.collection}
      titleOf={({ title }) => title}
    >
      {({ title, description, author, salon_relations, ...collection }) => (
        <>
          <ListingRoom
            tone="ochre"
            back={{ href: '/collections', label: listingText.allCollections }}
            kind={listingText.collection}
            title={title}
            lead={description}
            note={author && collectionText.curatedBy({ author })}
            {...factsOf(salon_relations ?? [])}
          >
            {save(collection)}
          </ListingRoom>
          <BelowRoom>
            <RelatedRecordings relations={salon_relations ?? []} />
            <RelatedUpcoming relations={salon_relations ?? []} action={action} />
            <Teachers salons={(salon_relations ?? []).flatMap(({ salon }) => salon ?? [])} />
            <NearbyCollections slug={slug} all={query.currentData?.all?.data ?? []} />
          </BelowRoom>
        </>
      )}
    </ListingFrame>
  );
}

function factsOf(relations: Parameters<typeof splitByPhase>[0]) {
  const { upcoming, recorded } = splitByPhase(relations);
  return roomFactsOf({ recordings: recorded.length, ahead: upcoming.length, first: recorded[0] });
}
