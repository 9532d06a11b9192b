import { formatEventTime, Lead, Meta, Person } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { EventCover } from '../../components/EventCover';
import { EventLink } from '../../components/EventLink';
import { kindOf, momentOf } from '../../components/eventWords';
import { Hours } from '../../components/Hours';
import { inviteLabel } from '../../components/invite';
import type { PublicEvent } from './eventList.api';

/** The soonest event, with a large picture. */
export function EventFeature({ event }: { event: PublicEvent }) {
  const host = (event.salon_relations ?? []).find(({ speaker }) => speaker)?.speaker;
  const href = `/upcoming-events/${event.slug}`;
  return (
    <Feature>
      <EventCover slug={event.slug} thumbnail={event.thumbnail} />
      <Words>
        <Meta>{[kindOf(event), inviteLabel(event.invite_type)].filter(Boolean).join(' · ')}</Meta>
        <h3>
          <a href={href}>{event.title}</a>
        </h3>
        {event.subtitle && <Lead>{event.subtitle}</Lead>}
        {host && <Person name={host.name} picture={host.thumbnail} role={host.title} size={48} />}
        <Meta>
          {formatEventTime(momentOf(event)).day} · <Hours event={event} />
        </Meta>
        <EventLink event={event} look="filled" large />
      </Words>
    </Feature>
  );
}

const Feature = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token.space[48]};
  align-items: center;
  padding-bottom: ${token.space[48]};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};

  & > h3 {
    font-size: ${token.text[32]};
    line-height: ${token.leading.tight};
  }

  & > a {
    margin-top: ${token.space[12]};
  }

  ${media.under(600)} {
    & > h3 {
      font-size: ${token.text[24]};
    }

    & > a {
      justify-self: stretch;
    }
  }

  & > h3 > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
`;
