import { isApiError, useNotify, useUser } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import { leaveFor } from '../../components/leaveFor';
import { useContentCreateRsvpMutation, useContentUpdateRsvpMutation } from './rsvp.api';
import type { RsvpSalon } from './standing';

/** Her place at one salon, shared by the panel and the bar at the bottom edge. */
export function useRsvp(salon: RsvpSalon) {
  const user = useUser();
  const notify = useNotify();
  const [create, creating] = useContentCreateRsvpMutation({ fixedCacheKey: `reserve ${salon.id}` });
  const [update, updating] = useContentUpdateRsvpMutation({ fixedCacheKey: `withdraw ${salon.id}` });
  const [isLeaving, setLeaving] = useLeaving();
  const error = creating.error ?? updating.error;

  const leave = (id: string) => update({ id, status: 'INVITED' });

  const reserve = async (invite_code?: string) => {
    if (!user) return;
    updating.reset();
    const { data } = await create({
      input: {
        salonId: salon.id,
        userId: user.id,
        status: salon.is_closed ? 'PENDING' : 'RESERVED',
        ...(invite_code ? { invite_code } : {}),
      },
    });
    const seat = data?.createRSVP?.data;
    if (!seat) return;
    if (seat.order?.url) {
      setLeaving(true);
      return leaveFor(seat.order.url);
    }
    const hasWaited = salon.my_rsvp?.status === 'PENDING';
    const message =
      seat.status !== 'PENDING'
        ? `You are attending ${salon.title}`
        : hasWaited
          ? 'No seat is free yet. You keep your place.'
          : 'Added to Waitlist.';
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
    reserveWith: (code: string) => void reserve(code),
    withdraw: () => void withdraw(),
    retry: () => void (creating.error ? reserve() : withdraw()),
    sending: creating.isLoading || updating.isLoading || isLeaving,
    error,
    /** A refusal will not change by asking again; only what got no answer offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}

/** On the way to the page where she pays; the browser's Back may bring this one as it was left. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return [isLeaving, setLeaving] as const;
}
