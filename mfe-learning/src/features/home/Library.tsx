import { CollectionTile } from '../../components/CollectionTile';
import { PathwayTile } from '../../components/PathwayTile';
import { PeerGroupCard } from '../../components/PeerGroupCard';
import { RecordedCard } from '../../components/RecordedCard';
import { shelfText } from '../../components/shelf.messages';
import { TileGrid } from '../../components/TileGrid';
import { useIsMember } from '../../components/useIsMember';
import { ExploreByCategories } from './ExploreByCategories';
import { useContentHomeQuery } from './home.api';
import { RecommendedForYou } from './RecommendedForYou';
import { Shelf } from './Shelf';

/** Home's lower half: recommendations and the parts of the library. */
export default function Library() {
  const home = useContentHomeQuery({});
  const { data } = home;
  const isMember = useIsMember();
  const groups = data?.peerGroups?.data?.map((group) => (
    <li key={group.id}>
      <PeerGroupCard group={group} />
    </li>
  ));
  return (
    <>
      <RecommendedForYou home={home} />
      <Shelf
        title={shelfText.begun}
        home={home}
        part="begun"
        all="/view-all/continue"
        cards={data?.begun?.data?.map((salon) => (
          <RecordedCard key={salon.id} salon={salon} />
        ))}
      />
      <ExploreByCategories home={home} />
      <Shelf
        title={shelfText.collections}
        home={home}
        part="collections"
        all="/collections"
        per={3}
        cards={data?.collections?.data?.map((collection) => (
          <CollectionTile key={collection.id} collection={collection} />
        ))}
      />
      <Shelf
        title={shelfText.peerGroups}
        home={home}
        part="peerGroups"
        all="/peer-groups"
        per={3}
        cards={groups}
      >
        <TileGrid>{groups}</TileGrid>
      </Shelf>
      {isMember && (
        <Shelf
          title={shelfText.pathways}
          home={home}
          part="pathways"
          all="/pathways"
          per={3}
          cards={data?.pathways?.data?.map((pathway) => (
            <PathwayTile key={pathway.id} pathway={pathway} />
          ))}
        />
      )}
    </>
  );
}
