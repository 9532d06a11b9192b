import { PageHeading, Person, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SubscribeToCalendar } from '../../components/subscribe/SubscribeToCalendar';
import { useIsMember } from '../../components/useIsMember';
import type { RowAction } from './EventRows';
import { type PeerGroupDetail, useContentPeerGroupQuery } from './listing.api';
import { listingText } from './listing.messages';
import { ListingFrame } from './ListingFrame';
import { RelatedRecordings, RelatedUpcoming, splitByPhase } from './RelatedSalons';
import { RoundTable } from './RoundTable';
import { seatsOf } from './seatsOf';

type GroupPerson = NonNullable<PeerGroupDetail['members']>[number];

interface PeerGroupListingProps {
  slug: string;
  action: RowAction;
  /** The member's own seat. */
  seat: (group: PeerGroupDetail) => ReactNode;
  person: (person: GroupPerson) => ReactNode;
  /** Requests to join, for members who answer them. */
  requests: (requests: readonly GroupPerson[]) => ReactNode;
}

/** A collection of another kind is not found here. */
const NOT_FOUND = { ok: false, code: 'NOT_FOUND', data: null };

export function PeerGroupListing({ slug, action, seat, person, requests }: PeerGroupListingProps) {
  const query = useContentPeerGroupQuery({ slug });
  const isMember = useIsMember();
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
            <Text>
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
            </Text>
            <RoundTable
              seats={seatsOf(group, isMember)}
              words={around(group.member_count) || listingText.peerGroup}
            />
          </Head>
          {group.requests && requests(group.requests)}
          <Columns>
            <RelatedUpcoming
              flush
              title={listingText.evenings}
              relations={group.salon_relations ?? []}
              action={action}
              empty={listingText.noEvening}
            />
            <People>
              {group.leaders && group.leaders.length > 0 && (
                <Section flush title={listingText.leaders}>
                  <Ruled>
                    {group.leaders.map(({ id, slug: speaker, name, title: role, thumbnail }) => (
                      <li key={id}>
                        <Person name={name} href={`/speakers/${speaker}`} picture={thumbnail} role={role} />
                      </li>
                    ))}
                  </Ruled>
                </Section>
              )}
              {group.members && group.members.length > 0 && (
                <Section flush title={listingText.memberList}>
                  <Ruled>
                    {group.members.map((each) => (
                      <li key={each.id}>{person(each)}</li>
                    ))}
                  </Ruled>
                </Section>
              )}
            </People>
          </Columns>
          {splitByPhase(group.salon_relations ?? []).recorded.length > 0 && (
            <RelatedRecordings relations={group.salon_relations ?? []} />
          )}
        </>
      )}
    </ListingFrame>
  );
}

const around = (count: number | null | undefined) => count && listingText.members({ count });

const Aside = styled.div`
  display: grid;
  gap: ${token.space[12]};
  max-width: 416px;
`;

const Text = styled.div`
  display: grid;
  gap: ${token.space[24]};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]} ${token.space[48]};
  align-items: center;
  margin-bottom: ${token.space[48]};

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
  }
`;

/** What comes next, and who is there, beside each other where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
  align-items: start;

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 1fr) 384px;
  }
`;

const People = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
`;

const Ruled = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }
`;
