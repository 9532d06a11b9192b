import { CollectionTile } from '../../components/CollectionTile';
import { PathwayTile } from '../../components/PathwayTile';
import { PeerGroupCard } from '../../components/PeerGroupCard';
import { TileGrid } from '../../components/TileGrid';
import { ExploreByCategories } from './ExploreByCategories';
import { useContentHomeQuery } from './home.api';
import { Shelf } from './Shelf';

/** Home's lower half: the library by what it is made of. */
export default function Library() {
  const home = useContentHomeQuery({});
  const { data } = home;
  const groups = data?.peerGroups?.data?.map((group) => (
    <li key={group.id}>
      <PeerGroupCard group={group} />
    </li>
  ));
  return (
    <>
      <ExploreByCategories home={home} />
      <Shelf
        title="Collections"
        home={home}
        part="collections"
        all="/view-all/collections"
        per={3}
        cards={data?.collections?.data?.map((collection) => (
          <CollectionTile key={collection.id} collection={collection} />
        ))}
      />
      <Shelf title="Peer Groups" home={home} part="peerGroups" all="/peer-groups" per={3} cards={groups}>
        <TileGrid>{groups}</TileGrid>
      </Shelf>
      <Shelf
        title="Pathways"
        home={home}
        part="pathways"
        all="/view-all/pathways"
        per={3}
        cards={data?.pathways?.data?.map((pathway) => (
          <PathwayTile key={pathway.id} pathway={pathway} />
        ))}
      />
    </>
  );
}
