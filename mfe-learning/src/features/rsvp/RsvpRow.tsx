import { messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  CalendarXIcon,
  CheckIcon,
  Dot,
  Hint,
  HourglassIcon,
  LinkButton,
  Meta,
  StatusBadge,
  useNow,
  UsersIcon,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled, { css } from 'styled-components';
import { startsIn } from '../../components/startsIn';
import { ordinal } from './ordinal';
import type { RsvpSalon, Standing } from './standing';
import { useRsvp } from './useRsvp';
import { useStanding } from './useStanding';

/** Her place at one event of a list, and the one thing to do about it. */
export function RsvpRow({ salon }: { salon: RsvpSalon }) {
  const now = useNow();
  const standing = useStanding(salon);
  const { reserve, withdraw, sending, error } = useRsvp(salon);
  const button = buttons[standing];
  return (
    <>
      <Badge salon={salon} standing={standing} now={now} />
      {standing === 'off' && <Meta>This event was {salon.salon_status}</Meta>}
      {standing === 'live' && salon.link && (
        <LinkButton
          icon={<VideoIcon />}
          href={salon.link}
          target="_blank"
          rel="noreferrer"
          aria-label={`Join: ${salon.title}`}
        >
          Join
        </LinkButton>
      )}
      {settledThere.includes(standing) && (
        <LinkButton
          look="outlined"
          href={`/salons/${salon.slug}`}
          aria-label={`See the event: ${salon.title}`}
        >
          See the event
        </LinkButton>
      )}
      {button && (
        <Action
          look={button.look}
          loading={sending}
          aria-label={`${button.label}: ${salon.title}`}
          onClick={button.leaves ? withdraw : reserve}
        >
          {button.label}
        </Action>
      )}
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </>
  );
}

/** What takes more than one press: paying, or a code. */
const settledThere: readonly Standing[] = ['held', 'unsold', 'code'];

const buttons: Partial<Record<Standing, { label: string; look: 'outlined' | 'quiet'; leaves?: true }>> = {
  open: { label: 'RSVP to Attend', look: 'outlined' },
  invited: { label: 'RSVP to Attend', look: 'outlined' },
  full: { label: 'Join Waitlist', look: 'outlined' },
  attending: { label: 'Not Attending', look: 'quiet', leaves: true },
  waiting: { label: 'Leave waitlist', look: 'quiet', leaves: true },
};

function Badge({ salon, standing, now }: { salon: RsvpSalon; standing: Standing; now: number }) {
  const place = salon.my_rsvp?.waitlist_position;
  switch (standing) {
    case 'off':
      return (
        <StatusBadge
          tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
          icon={<CalendarXIcon />}
        >
          {salon.salon_status === 'cancelled' ? 'Cancelled' : 'Postponed'}
        </StatusBadge>
      );
    case 'live':
      return (
        <StatusBadge tone="vermilion" icon={<Dot />}>
          {startsIn(salon.date, now)}
        </StatusBadge>
      );
    case 'attending':
      return (
        <StatusBadge tone="verdigris" icon={<CheckIcon />}>
          Attending
        </StatusBadge>
      );
    case 'waiting':
      return (
        <StatusBadge tone="amber" icon={<HourglassIcon />}>
          Waitlist{place ? `, ${ordinal(place)} in line` : ''}
        </StatusBadge>
      );
    case 'full':
      return (
        <StatusBadge tone="amber" icon={<UsersIcon />}>
          At capacity
        </StatusBadge>
      );
    default:
      return null;
  }
}

/** The words of a quiet button keep to the edge; its hover reaches past it. */
const Action = styled(Button)`
  ${({ look }) =>
    look === 'quiet' &&
    css`
      margin-inline: calc(-1 * ${token.space[12]});
    `}
`;
