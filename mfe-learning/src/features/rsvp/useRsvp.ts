import { isApiError, useNotify, useUser } from '@athenaeum/shell-contract';
import { useContentCreateRsvpMutation, useContentUpdateRsvpMutation } from './rsvp.api';
import type { RsvpSalon } from './standing';

/** Her place at one salon, shared by the panel and the bar at the bottom edge. */
export function useRsvp(salon: RsvpSalon) {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateRsvpMutation({ fixedCacheKey: `reserve ${salon.id}` });
  const [update, updating] = useContentUpdateRsvpMutation({ fixedCacheKey: `withdraw ${salon.id}` });
  const error = creating.error ?? updating.error;

  const leave = (id: string) => update({ id, status: 'INVITED' });

  const reserve = async () => {
    if (!user) return;
    updating.reset();
    const { data } = await create({
      input: { salonId: salon.id, userId: user.id, status: salon.is_closed ? 'PENDING' : 'RESERVED' },
    });
    const seat = data?.createRSVP?.data;
    if (!seat) return;
    const message = seat.status === 'PENDING' ? 'Added to Waitlist.' : `You are attending ${salon.title}`;
    notify(message, { label: 'Undo', onPress: () => void leave(seat.id) });
  };
  const withdraw = async () => {
    if (!salon.my_rsvp) return;
    creating.reset();
    const { error: refusal } = await leave(salon.my_rsvp.id);
    if (!refusal) notify(`You are not attending ${salon.title}`);
  };

  return {
    reserve: () => void reserve(),
    withdraw: () => void withdraw(),
    retry: () => void (creating.error ? reserve() : withdraw()),
    sending: creating.isLoading || updating.isLoading,
    error,
    /** A refusal will not change by asking again; only what got no answer offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}
