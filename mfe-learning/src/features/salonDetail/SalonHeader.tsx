import { eventTypeLabel, formatDuration, formatEventTime, Lead, Meta, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { SalonDetail } from './salonDetail.api';

const INVITE_TYPES: Record<string, string> = {
  MEMBERS_ONLY: 'Members Only',
  INVITE_ONLY: 'Invite Only',
  OPEN_TO_PUBLIC: 'Open to Public',
};

/** What it is called; on narrow screens also when and where, as the panel stands further down. */
export function SalonHeader({ salon }: { salon: SalonDetail }) {
  const isInPerson = salon.event_location !== 'Virtual';
  const { line } = formatEventTime({ start: salon.date, zone: salon.timezone, inPerson: isInPerson });
  const place = isInPerson ? salon.location_city : 'Virtual';
  return (
    <Head>
      {salon.phase === 'RECORDED' ? (
        <TextLink look="back" href="/">
          Home
        </TextLink>
      ) : (
        <TextLink look="back" href="/calendar">
          Upcoming Events
        </TextLink>
      )}
      <Meta>
        {[eventTypeLabel(salon.event_type), INVITE_TYPES[salon.invite_type]].filter(Boolean).join(' · ')}
      </Meta>
      <h1 tabIndex={-1}>{salon.title}</h1>
      {salon.subtitle && <Lead>{salon.subtitle}</Lead>}
      <Narrow>{[line, formatDuration(salon.event_duration), place].filter(Boolean).join(' · ')}</Narrow>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[24]};

  & > h1:focus {
    outline: none;
  }
`;

const Narrow = styled.p`
  font-weight: ${token.weight.strong};

  ${media.from(1070)} {
    display: none;
  }
`;
