import { usePlatform } from '@athenaeum/shell-contract';
import { formatEventTime, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled, { css } from 'styled-components';
import type { EventInWordsFragment } from './__generated__/eventWords';
import { EventCover } from './EventCover';
import { kindOf, momentOf } from './eventWords';

export type EventOnCard = EventInWordsFragment & { slug: string; title: string; thumbnail?: string | null };

/** Events as cards in a row. On phones three stand below each other, and four in a row to push aside. */
export function EventCards({ events, columns }: { events: readonly EventOnCard[]; columns: 3 | 4 }) {
  const { href } = usePlatform();
  return (
    <Cards $columns={columns}>
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
    </Cards>
  );
}

const whenOf = (event: EventOnCard): string => {
  const { day, time } = formatEventTime(momentOf(event));
  return `${day} · ${time}`;
};

const aside = css`
  grid-template-columns: none;
  grid-auto-flow: column;
  grid-auto-columns: 84%;
  overflow-x: auto;
  margin-inline: calc(-1 * ${token.gutter});
  padding: 4px ${token.gutter};
  scroll-padding-inline: ${token.gutter};
  scroll-snap-type: x mandatory;

  & > li {
    scroll-snap-align: start;
  }
`;

const Cards = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};
  padding: 0;
  list-style: none;

  ${media.upTo(1070)} {
    ${({ $columns }) => $columns === 4 && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }

  ${media.upTo(800)} {
    ${({ $columns }) => $columns === 3 && 'grid-template-columns: minmax(0, 1fr);'}
  }

  /* On phones a row to push aside, which ends a little into the next card. */
  ${media.under(600)} {
    ${({ $columns }) => $columns === 4 && aside}
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
