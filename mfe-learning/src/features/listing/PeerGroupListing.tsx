import { ArchPortrait, Meta, PageHeading, Section, TextButton, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Names beside what comes next, before the rest is asked for. */
const MAX_MEMBERS = 5;

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
          <TextLink look="back" href="/peer-groups">
            {listingText.peerGroups}
          </TextLink>
          <Head>
            <Text>
              <PageHeading
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
                    {group.leaders.map((leader) => (
                      <li key={leader.id}>
                        <Leader leader={leader} />
                      </li>
                    ))}
                  </Ruled>
                </Section>
              )}
              {group.members && group.members.length > 0 && (
                <Section flush title={listingText.memberList}>
                  <Members members={group.members} person={person} />
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

type GroupLeader = NonNullable<PeerGroupDetail['leaders']>[number];

function Leader({ leader: { slug, name, title, thumbnail } }: { leader: GroupLeader }) {
  return (
    <Lead>
      <ArchPortrait name={name} picture={thumbnail} size={96} />
      <div>
        <a href={`/speakers/${slug}`}>{name}</a>
        {title && <Meta>{title}</Meta>}
      </div>
    </Lead>
  );
}

interface MembersProps {
  members: readonly GroupPerson[];
  person: PeerGroupListingProps['person'];
}

/** The first of them; the drawing above has every face. */
function Members({ members, person }: MembersProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isWhole = isAsked || members.length <= MAX_MEMBERS + 1;
  // The button is gone by then: the focus goes on to those that it brought.
  useEffect(() => {
    if (isAsked) list.current?.children[MAX_MEMBERS]?.querySelector('a')?.focus();
  }, [isAsked]);
  return (
    <>
      <Ruled ref={list}>
        {(isWhole ? members : members.slice(0, MAX_MEMBERS)).map((each) => (
          <li key={each.id}>{person(each)}</li>
        ))}
      </Ruled>
      {!isWhole && (
        <TextButton onClick={() => setAsked(true)}>
          {listingText.allMembers({ count: members.length })}
        </TextButton>
      )}
    </>
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;

  ${media.from(768)} {
    grid-template-columns: minmax(0, 1fr) 344px;
  }

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]} ${token.space[48]};
  align-items: center;
  margin-block: ${token.space[12]} ${token.space[48]};

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

  & h2 {
    font-size: ${token.text[24]};
  }
`;

const People = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: center;

  & a {
    color: inherit;
    font-weight: ${token.weight.strong};
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }
`;

const Ruled = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }
`;
