import { usePlatform } from '@athenaeum/shell-contract';
import { ArrowRightIcon, formatEventTime, Meta, Section, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { EventCover } from '../../components/EventCover';
import { kindOf, momentOf } from '../../components/eventWords';
import type { SiteEvent } from '../siteEvents';
import { frontDoorText } from './frontDoor.messages';

/** The next events that take no membership. */
export function OpenEvents({ events }: { events: readonly SiteEvent[] }) {
  const { href } = usePlatform();
  const isEmpty = events.length === 0;
  return (
    <Section
      title={frontDoorText.comeFirst}
      note={isEmpty ? undefined : frontDoorText.openToAll}
      actions={
        <All look="more" href={href('/upcoming-events')}>
          {frontDoorText.seeEvents}
          <ArrowRightIcon size={18} />
        </All>
      }
    >
      {isEmpty ? (
        <Nothing>{frontDoorText.noneOpen}</Nothing>
      ) : (
        <Three>
          {events.map((event) => (
            <Event key={event.slug}>
              <EventCover slug={event.slug} thumbnail={event.thumbnail} />
              <Meta>{kindOf(event)}</Meta>
              <h3>
                <a href={href(`/upcoming-events/${event.slug}`)}>{event.title}</a>
              </h3>
              <Meta>{whenOf(event)}</Meta>
            </Event>
          ))}
        </Three>
      )}
    </Section>
  );
}

const whenOf = (event: SiteEvent): string => {
  const { day, time } = formatEventTime(momentOf(event));
  return `${day} · ${time}`;
};

/** On a narrow screen the link of the doorway is near. */
const All = styled(TextLink)`
  ${media.under(768)} {
    display: none;
  }
`;

const Nothing = styled.p`
  max-width: ${token.measure};
  color: ${token.color.ink2};
`;

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};
  padding: 0;
  list-style: none;

  ${media.upTo(800)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;

  & > :first-child {
    margin-bottom: ${token.space[16]};
  }

  & > h3 {
    min-height: calc(2 * ${token.leading.snug} * 1em);
    margin-block: ${token.space[4]} ${token.space[8]};
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    overflow-wrap: anywhere;
  }

  & > h3 > a {
    color: inherit;
    text-decoration: none;

    /* The whole card leads there. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }

  ${media.upTo(800)} {
    & > h3 {
      min-height: 0;
    }
  }
`;
