import type { RSVPState } from '@athenaeum/content-contract';
import { useDispatch, useIsDeferred } from '@athenaeum/shell-contract';
import { useNow } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { api } from '../../api';
import type { RsvpSalonFragment } from './__generated__/rsvpSalon';

/** LEAVING: the member is withdrawing, which can be undone for a few seconds. */
export type RsvpStatus = RSVPState | 'LEAVING';

/** The server's state of the RSVP, asked for again when its time is over. */
export function useRsvpStatus({ my_rsvp, rsvp_state, rsvp_state_until }: RsvpSalonFragment): RsvpStatus {
  const isWithdrawing = useIsDeferred(my_rsvp?.id);
  useReloadAt(rsvp_state_until);
  return isWithdrawing && (rsvp_state === 'ATTENDING' || rsvp_state === 'LIVE') ? 'LEAVING' : rsvp_state;
}

/** Reloads with every tick until the server's clock, which may be behind, has passed the time too. */
function useReloadAt(until: number | null): void {
  const dispatch = useDispatch();
  const now = useNow();
  const isOver = until !== null && now >= until;
  useEffect(() => {
    if (isOver) dispatch(api.util.invalidateTags(['Salon', 'Seats']));
  }, [dispatch, isOver, now]);
}
