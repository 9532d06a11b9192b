import { DateBlock, Meta, StatusBadge, UsersIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import { EventCover } from '../../components/EventCover';
import { EventLink } from '../../components/EventLink';
import { kindOf, momentOf } from '../../components/eventWords';
import { Hours } from '../../components/Hours';
import { inviteIcon, inviteLabel } from '../../components/invite';
import { OffBadge } from '../../components/OffBadge';
import type { PublicEvent } from './eventList.api';
import { eventListText } from './eventList.messages';

export function EventRow({ event }: { event: PublicEvent }) {
  const hosts = hostsOf(event);
  return (
    <Line>
      <DateBlock {...momentOf(event)} off={Boolean(event.salon_status)} />
      <Picture slug={event.slug} thumbnail={event.thumbnail} />
      <Words>
        <Meta>{kindOf(event)}</Meta>
        <h3>
          <a href={`/upcoming-events/${event.slug}`}>{event.title}</a>
        </h3>
        <Meta>
          <Hours event={event} />
          {hosts && ` · ${hosts}`}
        </Meta>
      </Words>
      <Side>
        <Invite>
          {inviteIcon(event.invite_type)}
          {inviteLabel(event.invite_type)}
        </Invite>
        {event.salon_status ? (
          <OffBadge status={event.salon_status} />
        ) : (
          event.is_closed && (
            <StatusBadge tone="amber" icon={<UsersIcon />}>
              {eventText.atCapacity}
            </StatusBadge>
          )
        )}
        <EventLink event={event} />
      </Side>
    </Line>
  );
}

function hostsOf({ salon_relations }: PublicEvent): string | null {
  const [host, ...others] = (salon_relations ?? []).flatMap(({ speaker }) => (speaker ? [speaker.name] : []));
  if (!host) return null;
  return others.length > 0
    ? eventListText.withHosts({ host, count: others.length })
    : eventListText.withHost({ host });
}

const Line = styled.article`
  display: grid;
  grid-template-columns: 64px 208px minmax(0, 1fr) 240px;
  gap: ${token.space[32]};
  align-items: center;

  ${media.under(1070)} {
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: ${token.space[24]};
  }

  ${media.under(600)} {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${token.space[16]};
    align-items: start;
  }
`;

const Picture = styled(EventCover)`
  ${media.under(1070)} {
    display: none;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[4]};

  & > h3 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
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

  ${media.under(600)} {
    & > h3 {
      font-size: ${token.text[20]};
    }
  }
`;

const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token.space[12]};

  ${media.under(600)} {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

const Invite = styled(Meta)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;
