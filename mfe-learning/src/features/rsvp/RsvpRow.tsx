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
import type { RsvpSalonFragment } from './__generated__/rsvpSalon';
import { WithdrawDialog } from './WithdrawDialog';
import { cancelledText } from './cancelledText';
import { rsvpText } from './rsvp.messages';
import { useRsvp } from './useRsvp';
import { type RsvpStatus, useRsvpStatus } from './useRsvpStatus';

/** The member's RSVP status for one salon of a list, and its main action. */
export function RsvpRow({ salon }: { salon: RsvpSalonFragment }) {
  const state = useRsvpStatus(salon);
  const { reserve, withdraw, confirmation, keepSeat, sending, error } = useRsvp(salon);
  const settledThere = isSettledThere(state, salon);
  const button = settledThere ? undefined : buttons[state];
  const press = { reserve, withdraw, keepSeat };
  return (
    <>
      <RsvpBadge salon={salon} state={state} />
      {state === 'OFF' && <Meta>{cancelledText(salon.salon_status)}</Meta>}
      {state === 'LIVE' && salon.link && (
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
      {settledThere && (
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
      {salon.my_rsvp?.status === 'RESERVED' && <WithdrawDialog salon={salon} {...confirmation} />}
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </>
  );
}

/** Actions that take more than one press: paying, or a code. */
const isSettledThere = (state: RsvpStatus, { requires_payment }: RsvpSalonFragment): boolean =>
  ['HELD', 'NOT_FOR_SALE', 'NEEDS_CODE'].includes(state) ||
  (requires_payment && (state === 'OPEN' || state === 'INVITED'));

interface RowButton {
  label: 'attend' | 'joinWaitlist' | 'notAttending' | 'keepSeat' | 'leaveWaitlist';
  look: 'outlined' | 'quiet';
  does: 'reserve' | 'withdraw' | 'keepSeat';
}

const buttons: Partial<Record<RsvpStatus, RowButton>> = {
  OPEN: { label: 'attend', look: 'outlined', does: 'reserve' },
  INVITED: { label: 'attend', look: 'outlined', does: 'reserve' },
  FULL: { label: 'joinWaitlist', look: 'outlined', does: 'reserve' },
  ATTENDING: { label: 'notAttending', look: 'quiet', does: 'withdraw' },
  LEAVING: { label: 'keepSeat', look: 'outlined', does: 'keepSeat' },
  WAITLISTED: { label: 'leaveWaitlist', look: 'quiet', does: 'withdraw' },
};

/** The label of the RSVP status; empty without one. */
export function RsvpBadge({ salon, state }: { salon: RsvpSalonFragment; state: RsvpStatus }) {
  const now = useNow();
  const place = salon.my_rsvp?.waitlist_position;
  switch (state) {
    case 'OFF':
      return (
        <StatusBadge
          tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
          icon={<CalendarXIcon />}
        >
          {salon.salon_status === 'cancelled' ? standingText.cancelled : standingText.postponed}
        </StatusBadge>
      );
    case 'LIVE':
      return (
        <StatusBadge tone="vermilion" icon={<Dot />}>
          {startsIn(salon.date, now)}
        </StatusBadge>
      );
    case 'ATTENDING':
      return (
        <StatusBadge tone="verdigris" icon={<CheckIcon />}>
          {standingText.attending}
        </StatusBadge>
      );
    case 'LEAVING':
      return (
        <StatusBadge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.givingUp}
        </StatusBadge>
      );
    case 'WAITLISTED':
      return (
        <StatusBadge tone="amber" icon={<HourglassIcon />}>
          {place ? rsvpText.waitlistPlace({ place: ordinal(place) }) : standingText.waitlist}
        </StatusBadge>
      );
    case 'FULL':
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
