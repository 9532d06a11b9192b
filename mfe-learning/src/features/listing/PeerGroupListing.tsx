import { PageHeading, Person, Section } from '@athenaeum/shared-ui';
import { TileGrid } from '../../components/TileGrid';
import { useContentPeerGroupQuery } from './listing.api';
import { ListingFrame } from './ListingFrame';
import { RelatedSalons } from './RelatedSalons';

/** A collection of another kind that somebody asks for here is as good as none. */
const NONE = { ok: false, code: 'NOT_FOUND', data: null };

export function PeerGroupListing({ slug }: { slug: string }) {
  const query = useContentPeerGroupQuery({ slug });
  const found = query.currentData?.collection;
  return (
    <ListingFrame
      kind="peer group"
      query={query}
      field="collection"
      result={found?.data && found.data.type !== 'PEER_GROUP' ? { ...found, ...NONE } : found}
      titleOf={({ title }) => title}
    >
      {({ title, description, leaders, salon_relations }) => (
        <>
          <PageHeading
            back={{ href: '/peer-groups', label: 'Peer Groups' }}
            eyebrow="Peer group"
            title={title}
            lead={description}
          />
          {leaders && leaders.length > 0 && (
            <Section flush title="Leaders">
              <TileGrid>
                {leaders.map(({ id, slug: speaker, name, title: role, thumbnail }) => (
                  <li key={id}>
                    <Person name={name} href={`/speakers/${speaker}`} picture={thumbnail} role={role} />
                  </li>
                ))}
              </TileGrid>
            </Section>
          )}
          <RelatedSalons relations={salon_relations ?? []} />
        </>
      )}
    </ListingFrame>
  );
}
