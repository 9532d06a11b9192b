import { collectionText } from '../../components/collection.messages';
import { useContentCollectionQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { BelowRoom, ListingRoom } from './ListingRoom';
import { NearbyCollections } from './NearbyCollections';
import { RelatedSalons, splitByPhase } from './RelatedSalons';
import { roomFactsOf } from './roomFacts';
import { Teachers } from './Teachers';

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
            <RelatedSalons relations={salon_relations ?? []} recordedFirst />
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
