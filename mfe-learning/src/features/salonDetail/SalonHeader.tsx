import { INVITE_TYPE_LABELS, type InviteType } from '@athenaeum/content-contract';
import {
  eventTypeLabel,
  formatDay,
  formatDuration,
  formatEventTime,
  Lead,
  Meta,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SalonDetail } from './salonDetail.api';

interface SalonHeaderProps {
  salon: SalonDetail;
  /** At the end of the title's line, where no panel holds them. */
  actions?: ReactNode;
}

/** What it is called; on narrow screens also when and where, as the panel stands further down. */
export function SalonHeader({ salon, actions }: SalonHeaderProps) {
  const isInPerson = salon.event_location !== 'Virtual';
  const isRecorded = salon.phase === 'RECORDED';
  const { line } = formatEventTime({ start: salon.date, zone: salon.timezone, inPerson: isInPerson });
  const place = isInPerson ? salon.location_city : 'Virtual';
  const kind = eventTypeLabel(salon.event_type);
  const facts = isRecorded
    ? [kind, `recorded ${formatDay(salon.date, salon.timezone)}`, formatDuration(salon.event_duration)]
    : [kind, INVITE_TYPE_LABELS[salon.invite_type as InviteType]];
  return (
    <Head>
      <div>
        {isRecorded ? (
          <TextLink look="back" href="/">
            Home
          </TextLink>
        ) : (
          <TextLink look="back" href="/calendar">
            Upcoming Events
          </TextLink>
        )}
        <Meta>{facts.filter(Boolean).join(' · ')}</Meta>
        <h1 tabIndex={-1}>{salon.title}</h1>
        {salon.subtitle && <Lead>{salon.subtitle}</Lead>}
        {!isRecorded && (
          <Narrow>{[line, formatDuration(salon.event_duration), place].filter(Boolean).join(' · ')}</Narrow>
        )}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[24]};

  & > :first-child {
    display: grid;
    flex: 1 1 min(480px, 100%);
    justify-items: start;
    gap: ${token.space[8]};
  }

  & h1:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
`;

const Narrow = styled.p`
  font-weight: ${token.weight.strong};

  ${media.from(1070)} {
    display: none;
  }
`;
