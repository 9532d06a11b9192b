import { PageHeading, Person, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SubscribeToCalendar } from '../../components/subscribe/SubscribeToCalendar';
import { TileGrid } from '../../components/TileGrid';
import { type PeerGroupDetail, useContentPeerGroupQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { RelatedSalons } from './RelatedSalons';

type GroupPerson = NonNullable<PeerGroupDetail['members']>[number];

interface PeerGroupListingProps {
  slug: string;
  /** The member's own seat. */
  seat: (group: PeerGroupDetail) => ReactNode;
  person: (person: GroupPerson) => ReactNode;
  /** Requests to join, for members who answer them. */
  requests: (requests: readonly GroupPerson[]) => ReactNode;
}

/** A collection of another kind is not found here. */
const NOT_FOUND = { ok: false, code: 'NOT_FOUND', data: null };

export function PeerGroupListing({ slug, seat, person, requests }: PeerGroupListingProps) {
  const query = useContentPeerGroupQuery({ slug });
  const found = query.currentData?.collection;
  return (
    <ListingFrame
      kind="peerGroup"
      query={query}
      field="collection"
      result={found?.data && found.data.type !== 'PEER_GROUP' ? { ...found, ...NOT_FOUND } : found}
      titleOf={({ title }) => title}
    >
      {(group) => (
        <>
          <Head>
            <PageHeading
              back={{ href: '/peer-groups', label: listingText.peerGroups }}
              eyebrow={[listingText.peerGroup, around(group.member_count)].filter(Boolean).join(' · ')}
              title={group.title}
              lead={group.description}
            />
            <Aside>
              {seat(group)}
              {/* Members of the group see the other members. */}
              {group.members && <SubscribeToCalendar look="outlined" group={group.id} />}
            </Aside>
          </Head>
          {group.leaders && group.leaders.length > 0 && (
            <Section flush title={listingText.leaders}>
              <TileGrid>
                {group.leaders.map(({ id, slug: speaker, name, title: role, thumbnail }) => (
                  <li key={id}>
                    <Person name={name} href={`/speakers/${speaker}`} picture={thumbnail} role={role} />
                  </li>
                ))}
              </TileGrid>
            </Section>
          )}
          {group.requests && requests(group.requests)}
          {group.members && group.members.length > 0 && (
            <Section title={listingText.memberList}>
              <TileGrid>
                {group.members.map((each) => (
                  <li key={each.id}>{person(each)}</li>
                ))}
              </TileGrid>
            </Section>
          )}
          <RelatedSalons relations={group.salon_relations ?? []} />
        </>
      )}
    </ListingFrame>
  );
}

const around = (count: number | null | undefined) => count && listingText.members({ count });

const Aside = styled.div`
  display: grid;
  gap: ${token.space[12]};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token.space[24]} ${token.space[48]};
  align-items: start;
  margin-bottom: ${token.space[32]};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
