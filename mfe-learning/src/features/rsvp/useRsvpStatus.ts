import { useIsDeferred } from '@athenaeum/shell-contract';
import { useNow } from '@athenaeum/shared-ui';
import { useIsMember } from '../../components/useIsMember';
import { type RsvpSalon, type RsvpStatus, rsvpStatusOf } from './rsvpStatus';

export function useRsvpStatus(salon: RsvpSalon): RsvpStatus {
  const isWithdrawing = useIsDeferred(salon.my_rsvp?.id);
  const state = rsvpStatusOf(salon, useNow(), useIsMember());
  return isWithdrawing && (state === 'attending' || state === 'live') ? 'leaving' : state;
}
