import {
  CheckIcon,
  Dot,
  Hint,
  HourglassIcon,
  LinkButton,
  Meta,
  StatusBadge,
  UsersIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { standingText } from '../../components/standing.messages';
import type { StepSalon } from './pathway.api';
import { pathwayText } from './pathway.messages';

interface TreadStateProps {
  salon: StepSalon;
  done: boolean;
}

/** What a salon of a pathway is to the member: done, begun, attended soon, or to be opened. */
export function TreadState({ salon, done }: TreadStateProps) {
  const { phase, my_progress, my_rsvp, event_duration } = salon;
  const watched = my_progress?.progress ?? 0;
  if (done)
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {watched === 1 ? pathwayText.watched : standingText.attended}
      </StatusBadge>
    );
  if (salon.salon_status === 'postponed') return <Hint>{standingText.postponed}</Hint>;
  if (phase === 'RECORDED')
    return watched > 0 ? (
      <Left as="span">
        <Ring viewBox="0 0 28 28" aria-hidden="true">
          <circle cx="14" cy="14" r="12" />
          <circle cx="14" cy="14" r="12" pathLength={1} strokeDasharray={`${watched} 1`} />
        </Ring>
        {pathwayText.left({ minutes: Math.max(1, Math.round(event_duration * (1 - watched))) })}
      </Left>
    ) : (
      <Way salon={salon} label={pathwayText.watch} name={pathwayText.watchOf} />
    );
  if (phase === 'LIVE')
    return (
      <StatusBadge tone="vermilion" icon={<Dot />}>
        {standingText.liveNow}
      </StatusBadge>
    );
  if (my_rsvp?.status === 'RESERVED')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {standingText.attending}
      </StatusBadge>
    );
  // A seat held for payment is not a place on the waitlist.
  if (my_rsvp?.status === 'PENDING' && !my_rsvp.held_until)
    return (
      <StatusBadge tone="amber" icon={<HourglassIcon />}>
        {standingText.waitlist}
      </StatusBadge>
    );
  if (salon.is_closed)
    return (
      <StatusBadge tone="amber" icon={<UsersIcon />}>
        {standingText.atCapacity}
      </StatusBadge>
    );
  return <Way salon={salon} label={pathwayText.open} name={pathwayText.openOf} />;
}

interface WayProps {
  salon: StepSalon;
  label: string;
  name: (values: { title: string }) => string;
}

const Way = ({ salon: { slug, title }, label, name }: WayProps) => (
  <Quiet look="quiet" href={`/salons/${slug}`} aria-label={name({ title })}>
    {label}
  </Quiet>
);

/** In line with the badges of the other steps. */
const Quiet = styled(LinkButton)`
  margin-right: -12px;

  ${media.under(768)} {
    margin: 0 0 0 -12px;
  }
`;

const Left = styled(Meta)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  font-variant-numeric: tabular-nums;
`;

const Ring = styled.svg`
  width: 28px;
  height: 28px;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 3.4;

  & > circle:first-child {
    stroke: ${token.color.line};
  }

  & > circle:last-child {
    stroke: ${token.color.accent};
  }
`;
