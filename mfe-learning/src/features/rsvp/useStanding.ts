import { useIsDeferred } from '@athenaeum/shell-contract';
import { useNow } from '@athenaeum/shared-ui';
import { useIsMember } from '../../components/useIsMember';
import { type RsvpSalon, type Standing, standingOf } from './standing';

export function useStanding(salon: RsvpSalon): Standing {
  const isGivingUp = useIsDeferred(salon.my_rsvp?.id);
  const standing = standingOf(salon, useNow(), useIsMember());
  return isGivingUp && (standing === 'attending' || standing === 'live') ? 'leaving' : standing;
}
