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
import { WithdrawDialog } from './WithdrawDialog';
import { cancelledText } from './cancelledText';
import { rsvpText } from './rsvp.messages';
import type { RsvpSalon, RsvpStatus } from './rsvpStatus';
import { useRsvp } from './useRsvp';
import { useRsvpStatus } from './useRsvpStatus';

/** The member's RSVP status for one salon of a list, and its main action. */
export function RsvpRow({ salon }: { salon: RsvpSalon }) {
  const state = useRsvpStatus(salon);
  const { reserve, withdraw, asking, keepSeat, sending, error } = useRsvp(salon);
  const button = buttons[state];
  const press = { reserve, withdraw, keepSeat };
  return (
    <>
      <RsvpBadge salon={salon} state={state} />
      {state === 'off' && <Meta>{cancelledText(salon.salon_status)}</Meta>}
      {state === 'live' && salon.link && (
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
      {settledThere.includes(state) && (
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
      {salon.my_rsvp?.status === 'RESERVED' && <WithdrawDialog salon={salon} {...asking} />}
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </>
  );
}

/** Actions that take more than one press: paying, or a code. */
const settledThere: readonly RsvpStatus[] = ['held', 'unsold', 'code'];

interface RowButton {
  label: 'attend' | 'joinWaitlist' | 'notAttending' | 'keepSeat' | 'leaveWaitlist';
  look: 'outlined' | 'quiet';
  does: 'reserve' | 'withdraw' | 'keepSeat';
}

const buttons: Partial<Record<RsvpStatus, RowButton>> = {
  open: { label: 'attend', look: 'outlined', does: 'reserve' },
  invited: { label: 'attend', look: 'outlined', does: 'reserve' },
  full: { label: 'joinWaitlist', look: 'outlined', does: 'reserve' },
  attending: { label: 'notAttending', look: 'quiet', does: 'withdraw' },
  leaving: { label: 'keepSeat', look: 'outlined', does: 'keepSeat' },
  waiting: { label: 'leaveWaitlist', look: 'quiet', does: 'withdraw' },
};

/** The label of the RSVP status; empty without one. */
export function RsvpBadge({ salon, state }: { salon: RsvpSalon; state: RsvpStatus }) {
  const now = useNow();
  const place = salon.my_rsvp?.waitlist_position;
  switch (state) {
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

/** Aligns a quiet button's label with the edge; its hover area extends past it. */
const Action = styled(Button)`
  ${({ look }) =>
    look === 'quiet' &&
    css`
      margin-inline: calc(-1 * ${token.space[12]});
    `}
`;
