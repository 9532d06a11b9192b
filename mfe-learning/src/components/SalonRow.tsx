import {
  Cover,
  DateBlock,
  eventTypeLabel,
  formatHoursAndMinutes,
  formatEventTime,
  Meta,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SalonRowFragment } from './__generated__/salonCards';
import { namesOf } from './namesOf';
import { peopleText } from './people.messages';
import { placeText } from './place.messages';

interface SalonRowProps {
  salon: SalonRowFragment;
  /** Instead of the `DateBlock`. */
  lead?: ReactNode;
  /** In a list of many, whose dates lead it. */
  plain?: boolean;
  action: ReactNode;
  note?: ReactNode;
}

/** A salon as a row: time, title, and the member's standing with its actions. */
export function SalonRow({ salon, lead, plain = false, action, note }: SalonRowProps) {
  const inPerson = salon.event_location !== 'Virtual';
  const moment = { start: salon.date, zone: salon.timezone, inPerson };
  const { relativeDay, time, own } = formatEventTime(moment);
  const place = inPerson ? salon.location_city || placeText.inPerson : placeText.virtual;
  const names = plain && namesOf(salon.salon_relations);
  const when = `${time}${own ? ` (${own})` : ''}`;
  return (
    <Line $placed={lead !== undefined}>
      {lead ?? <DateBlock {...moment} off={Boolean(salon.salon_status)} />}
      {!plain && <Picture slug={salon.slug} thumbnail={salon.thumbnail} />}
      <Words>
        <Kind>{[eventTypeLabel(salon.event_type), place].filter(Boolean).join(' · ')}</Kind>
        <h3>
          <a href={`/salons/${salon.slug}`}>{salon.title}</a>
        </h3>
        <Meta>
          {[
            lead !== undefined && relativeDay,
            when,
            formatHoursAndMinutes(salon.event_duration),
            names && peopleText.with({ names }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
        {note}
      </Words>
      <Act>{action}</Act>
    </Line>
  );
}

export const Rows = styled.ul`
  &:empty {
    display: none;
  }

  & > li {
    border-bottom: 1px solid ${token.color.line};
  }
`;

/** Below a heading. */
export const RuledRows = styled(Rows)`
  border-top: 1px solid ${token.color.control};
`;

export const Picture = styled(Cover)`
  flex: none;
  width: 160px;

  ${media.upTo(1070)} {
    width: 128px;
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-width: 0;

  & > h3 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
    overflow-wrap: anywhere;
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

const Kind = styled(Meta)`
  color: ${token.color.ink3};
`;

const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[4]} ${token.space[16]};
`;

const Line = styled.article<{ $placed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[24]};
  padding-block: ${token.space[16]};

  ${media.under(768)} {
    display: grid;
    grid-template-columns: ${({ $placed }) => ($placed ? 'minmax(0, 1fr)' : '64px minmax(0, 1fr)')};
    align-items: start;
    gap: ${token.space[8]} ${token.space[16]};

    & > ${Picture} {
      display: none;
    }

    & > ${Act} {
      grid-column: ${({ $placed }) => ($placed ? 1 : 2)};
      justify-content: flex-start;
    }
  }
`;
