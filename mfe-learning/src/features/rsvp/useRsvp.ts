import { isApiError, useUser } from '@athenaeum/shell-contract';
import { useContentCreateRsvpMutation, useContentUpdateRsvpMutation } from './rsvp.api';
import type { RsvpSalon } from './standing';

/** Her place at one salon, shared by the panel and the bar at the bottom edge. */
export function useRsvp(salon: RsvpSalon) {
  const user = useUser();
  const [create, creating] = useContentCreateRsvpMutation({ fixedCacheKey: `reserve ${salon.id}` });
  const [update, updating] = useContentUpdateRsvpMutation({ fixedCacheKey: `withdraw ${salon.id}` });
  const error = creating.error ?? updating.error;

  const reserve = () => {
    if (!user) return;
    updating.reset();
    void create({
      input: { salonId: salon.id, userId: user.id, status: salon.is_closed ? 'PENDING' : 'RESERVED' },
    });
  };
  const withdraw = () => {
    if (!salon.my_rsvp) return;
    creating.reset();
    void update({ id: salon.my_rsvp.id, status: 'INVITED' });
  };

  return {
    reserve,
    withdraw,
    retry: creating.error ? reserve : withdraw,
    sending: creating.isLoading || updating.isLoading,
    changed: creating.isSuccess || updating.isSuccess,
    error,
    /** A refusal will not change by asking again; only what got no answer offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}
