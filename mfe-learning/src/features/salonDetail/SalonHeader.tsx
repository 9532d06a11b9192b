import { INVITE_TYPE_LABELS } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import {
  Dot,
  eventTypeLabel,
  formatDay,
  formatHoursAndMinutes,
  formatEventTime,
  Lead,
  Meta,
  StatusBadge,
  TextLink,
  useNow,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { placeText } from '../../components/place.messages';
import { standingText } from '../../components/standing.messages';
import type { SalonDetail } from './salonDetail.api';
import { salonDetailText } from './salonDetail.messages';

interface SalonHeaderProps {
  salon: SalonDetail;
  /** Actions at the end of the title's line, where there is no panel. */
  actions?: ReactNode;
}

/** Title and type; on narrow screens also time and place, as the panel is further down. */
export function SalonHeader({ salon, actions }: SalonHeaderProps) {
  const now = useNow();
  const isInPerson = salon.event_location !== 'Virtual';
  const isRecorded = salon.phase === 'RECORDED';
  const { line } = formatEventTime({ start: salon.date, zone: salon.timezone, inPerson: isInPerson });
  const place = isInPerson ? salon.location_city : placeText.virtual;
  const kind = eventTypeLabel(salon.event_type);
  const day = formatDay(salon.date, salon.timezone);
  const facts = isRecorded
    ? [
        kind,
        salon.has_recording ? salonDetailText.recorded({ day }) : salonDetailText.held({ day }),
        formatHoursAndMinutes(salon.event_duration),
      ]
    : [kind, translateSentence(INVITE_TYPE_LABELS[salon.invite_type])];
  return (
    <Head>
      <div>
        {isRecorded ? (
          <TextLink look="back" href="/">
            {salonDetailText.home}
          </TextLink>
        ) : (
          <TextLink look="back" href="/calendar">
            {salonDetailText.upcomingEvents}
          </TextLink>
        )}
        {isLive(salon, now) && (
          <NarrowBadge>
            <StatusBadge tone="vermilion" icon={<Dot />}>
              {standingText.liveNow}
            </StatusBadge>
          </NarrowBadge>
        )}
        <Meta>{facts.filter(Boolean).join(' · ')}</Meta>
        <h1 tabIndex={-1}>{salon.title}</h1>
        {salon.subtitle && <Lead>{salon.subtitle}</Lead>}
        {!isRecorded && (
          <Narrow>
            {[line, formatHoursAndMinutes(salon.event_duration), place].filter(Boolean).join('\u00a0· ')}
          </Narrow>
        )}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const isLive = ({ salon_status, live_from, live_until }: SalonDetail, now: number) =>
  !salon_status && now >= live_from && now <= live_until;

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

const NarrowBadge = styled.div`
  ${media.from(1070)} {
    display: none;
  }
`;

const Narrow = styled.p`
  font-weight: ${token.weight.strong};

  ${media.from(1070)} {
    display: none;
  }
`;
