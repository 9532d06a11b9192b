import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import {
  Bookmark,
  Cover,
  formatEventTime,
  MapPinIcon,
  Meta,
  MonitorPlayIcon,
  truncate,
} from '@athenaeum/shared-ui';
import { coveringLink, media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCardBookmark } from '../../components/bookmark/useCardBookmark';
import { namesOf } from '../../components/namesOf';
import { placeText } from '../../components/place.messages';
import { momentOf } from './byDay';
import type { CalendarSalon } from './calendar.api';
import { inviteLabel, typeLabel } from './calendarView';

interface AgendaItemProps {
  salon: CalendarSalon;
  /** The member's RSVP status and its actions. */
  action: ReactNode;
}

/** One event of a day: when, what, who, where. */
export function AgendaItem({ salon, action }: AgendaItemProps) {
  const { bookmarked = false, onBookmark } = useCardBookmark(salon);
  const { time, own } = formatEventTime(momentOf(salon));
  const isInPerson = salon.event_location !== 'Virtual';
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ');
  const kind = [typeLabel(salon.event_type), inviteLabel(salon.invite_type)]
    .filter(Boolean)
    .map(translateSentence)
    .join(' · ');
  const title = truncate(salon.title, LIBRARY_LIMITS.salonTitle);
  const names = namesOf(salon.salon_relations);
  return (
    <Line $marked={onBookmark !== undefined}>
      <Time dateTime={new Date(salon.date).toISOString()}>
        <strong>{time}</strong>
        {own && <small>{own}</small>}
      </Time>
      <Picture slug={salon.slug} thumbnail={salon.thumbnail} />
      <Words>
        <Kind>{kind}</Kind>
        <h3>
          <a href={`/salons/${salon.slug}`} aria-label={title === salon.title ? undefined : salon.title}>
            {title}
          </a>
        </h3>
        {names && <Meta>{names}</Meta>}
        <Where>
          {isInPerson ? <MapPinIcon size={16} /> : <MonitorPlayIcon size={16} />}
          {isInPerson ? city || placeText.inPerson : placeText.virtual}
        </Where>
      </Words>
      <Side>{action}</Side>
      {onBookmark && <Mark of={salon.title} on={bookmarked} onToggle={onBookmark} />}
    </Line>
  );
}

const Time = styled.time`
  display: grid;
  align-self: start;
  line-height: 1.4;

  & > strong {
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }

  & > small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }
`;

const Picture = styled(Cover)`
  ${media.upTo(900)} {
    grid-row: span 2;
    align-self: start;
  }
`;

const Kind = styled(Meta)`
  color: ${token.color.ink3};
`;

const Words = styled.div`
  display: grid;
  gap: 2px;

  & > h3 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  & > h3 > a {
    color: inherit;
    ${coveringLink}
  }
`;

const Where = styled(Meta)`
  display: flex;
  align-items: center;
  gap: 6px;
`;

/** Above the title's link, which covers the row. */
const Side = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  gap: ${token.space[8]};
  text-align: right;

  &:empty {
    display: none;
  }

  ${media.upTo(900)} {
    grid-row: span 2;
  }

  ${media.under(768)} {
    grid-row: auto;
    grid-column: 1 / -1;
    display: flex;
    flex-flow: row-reverse wrap;
    align-items: center;
    justify-content: space-between;
    text-align: left;

    & > :only-child {
      margin-right: auto;
    }
  }
`;

/** On the page itself, not on a picture: in the page's own ink. */
const Mark = styled(Bookmark)`
  position: relative;
  inset: auto;
  background: none;
  color: ${token.color.ink};

  &:hover,
  &[aria-pressed='true'] {
    color: ${token.color.accent};
  }

  ${media.upTo(900)} {
    grid-row: span 2;
  }

  ${media.under(768)} {
    position: absolute;
    inset: ${token.space[4]} calc(-1 * ${token.space[12]}) auto auto;
  }
`;

const Line = styled.article<{ $marked: boolean }>`
  --mark: ${({ $marked }) => ($marked ? '44px' : '')};

  position: relative;
  display: grid;
  grid-template-columns: 108px 176px minmax(0, 1fr) 208px var(--mark);
  gap: ${token.space[24]};
  align-items: center;
  padding-block: ${token.space[24]};

  ${media.upTo(1240)} {
    grid-template-columns: 96px 132px minmax(0, 1fr) auto var(--mark);
    gap: ${token.space[16]};
  }

  ${media.upTo(900)} {
    grid-template: auto 1fr / 132px minmax(0, 1fr) auto var(--mark);
    gap: 2px ${token.space[16]};

    & > ${Time} {
      grid-area: 1 / 2;
      display: flex;
      gap: ${token.space[8]};
      align-items: baseline;
    }

    & > ${Words} {
      grid-area: 2 / 2;
      align-self: start;
    }

    & > ${Picture} {
      grid-column: 1;
    }
  }

  ${media.under(768)} {
    grid-template: auto auto / 96px minmax(0, 1fr);
    row-gap: 2px;
    padding-block: ${token.space[16]} ${token.space[24]};

    & > ${Side} {
      margin-top: ${token.space[12]};
    }

    & > ${Time} {
      padding-right: ${token.space[32]};
      flex-wrap: wrap;
    }
  }

  &:has(h3 > a:focus-visible) {
    border-radius: ${token.radius[8]};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }

  &:hover h3 > a {
    color: ${token.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;
