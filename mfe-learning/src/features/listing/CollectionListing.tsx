import { collectionText } from '../../components/collection.messages';
import type { RowAction } from './EventRows';
import { useContentCollectionQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { BelowRoom, ListingRoom } from './ListingRoom';
import { NearbyCollections } from './NearbyCollections';
import { RelatedRecordings, RelatedUpcoming, splitByPhase } from './RelatedSalons';
import { roomFactsOf } from './roomFacts';
import { Teachers } from './Teachers';

export function CollectionListing({ slug, action }: { slug: string; action: RowAction }) {
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
          <ListingRoom
            tone="ochre"
            back={{ href: '/collections', label: listingText.allCollections }}
            kind={listingText.collection}
            title={title}
            lead={description}
            note={author && collectionText.curatedBy({ author })}
            {...factsOf(salon_relations ?? [])}
          />
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
