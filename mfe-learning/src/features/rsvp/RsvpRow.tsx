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
import { ordinal } from '../../components/ordinal';
import { standingText } from '../../components/standing.messages';
import { startsIn } from '../../components/startsIn';
import { GiveUpDialog } from './GiveUpDialog';
import { offWords } from './offWords';
import { rsvpText } from './rsvp.messages';
import type { RsvpSalon, Standing } from './standing';
import { useRsvp } from './useRsvp';
import { useStanding } from './useStanding';

/** Her place at one event of a list, and the one thing to do about it. */
export function RsvpRow({ salon }: { salon: RsvpSalon }) {
  const standing = useStanding(salon);
  const { reserve, withdraw, asking, keepSeat, sending, error } = useRsvp(salon);
  const button = buttons[standing];
  const press = { reserve, withdraw, keepSeat };
  return (
    <>
      <StandingBadge salon={salon} standing={standing} />
      {standing === 'off' && <Meta>{offWords(salon.salon_status)}</Meta>}
      {standing === 'live' && salon.link && (
        <LinkButton
          icon={<VideoIcon />}
          href={salon.link}
          target="_blank"
          rel="noreferrer"
          aria-label={rsvpText.actionOf({ action: rsvpText.join, event: salon.title })}
        >
          {rsvpText.join}
        </LinkButton>
      )}
      {settledThere.includes(standing) && (
        <LinkButton
          look="outlined"
          href={`/salons/${salon.slug}`}
          aria-label={rsvpText.actionOf({ action: rsvpText.seeEvent, event: salon.title })}
        >
          {rsvpText.seeEvent}
        </LinkButton>
      )}
      {button && (
        <Action
          look={button.look}
          loading={sending}
          aria-label={rsvpText.actionOf({ action: rsvpText[button.label], event: salon.title })}
          onClick={press[button.does]}
        >
          {rsvpText[button.label]}
        </Action>
      )}
      {salon.my_rsvp?.status === 'RESERVED' && <GiveUpDialog salon={salon} {...asking} />}
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </>
  );
}

/** What takes more than one press: paying, or a code. */
const settledThere: readonly Standing[] = ['held', 'unsold', 'code'];

interface RowButton {
  label: 'attend' | 'joinWaitlist' | 'notAttending' | 'keepSeat' | 'leaveWaitlist';
  look: 'outlined' | 'quiet';
  does: 'reserve' | 'withdraw' | 'keepSeat';
}

const buttons: Partial<Record<Standing, RowButton>> = {
  open: { label: 'attend', look: 'outlined', does: 'reserve' },
  invited: { label: 'attend', look: 'outlined', does: 'reserve' },
  full: { label: 'joinWaitlist', look: 'outlined', does: 'reserve' },
  attending: { label: 'notAttending', look: 'quiet', does: 'withdraw' },
  leaving: { label: 'keepSeat', look: 'outlined', does: 'keepSeat' },
  waiting: { label: 'leaveWaitlist', look: 'quiet', does: 'withdraw' },
};

/** How the caller stands to the event, in a word; nothing where there is nothing to say. */
export function StandingBadge({ salon, standing }: { salon: RsvpSalon; standing: Standing }) {
  const now = useNow();
  const place = salon.my_rsvp?.waitlist_position;
  switch (standing) {
    case 'off':
      return (
        <StatusBadge
          tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
          icon={<CalendarXIcon />}
        >
          {salon.salon_status === 'cancelled' ? standingText.cancelled : standingText.postponed}
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
          {standingText.attending}
        </StatusBadge>
      );
    case 'leaving':
      return (
        <StatusBadge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.givingUp}
        </StatusBadge>
      );
    case 'waiting':
      return (
        <StatusBadge tone="amber" icon={<HourglassIcon />}>
          {place ? rsvpText.waitlistPlace({ place: ordinal(place) }) : standingText.waitlist}
        </StatusBadge>
      );
    case 'full':
      return (
        <StatusBadge tone="amber" icon={<UsersIcon />}>
          {standingText.atCapacity}
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
