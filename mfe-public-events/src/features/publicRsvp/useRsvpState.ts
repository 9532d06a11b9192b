import type { RSVPState } from '@athenaeum/content-contract';
import { useDispatch } from '@athenaeum/shell-contract';
import { useNow } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { api } from '../../api';
import type { RsvpEventFragment } from './__generated__/rsvpEvent';

/**
 * The server's state of the RSVP, asked for again with every tick while its time is over; the server's clock may be behind.
 * With `hasCode` the viewer's invite code was accepted.
 */
export function useRsvpState(event: RsvpEventFragment, hasCode: boolean): RSVPState {
  const { rsvp_state: state, rsvp_state_until: until } = event;
  const dispatch = useDispatch();
  const now = useNow();
  const isOver = until !== null && now >= until;
  useEffect(() => {
    if (isOver) dispatch(api.util.invalidateTags(['Event']));
  }, [dispatch, isOver, now]);

  if (state !== 'NEEDS_CODE' || !hasCode) return state;
  return event.is_closed ? 'FULL' : 'OPEN';
}
