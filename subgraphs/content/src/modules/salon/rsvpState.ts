import { livePeriod, type RSVPState } from '@athenaeum/content-contract';
import { isSignedIn, type Viewer } from '@athenaeum/kit';
import { isMember } from '../../audience';
import { isInLine } from '../rsvp/waitlist';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from './salon.model';
import { isFull } from './seatsLeft';

interface StateInTime {
  state: RSVPState;
  /** Epoch ms; null when only somebody's action ends it. */
  until: number | null;
}

/** What the salon is to the viewer (specification, states of RSVP and event status). Times are epoch ms. */
export function rsvpState(viewer: Viewer, salon: SalonRow, rsvp: RSVPRow | null, now: number): StateInTime {
  const { live_from, live_until } = livePeriod(salon);
  if (salon.salon_status) return { state: 'OFF', until: null };
  if (now >= live_until) return { state: 'OVER', until: null };
  if (rsvp?.status === 'RESERVED')
    return now >= live_from ? { state: 'LIVE', until: live_until } : { state: 'ATTENDING', until: live_from };
  if (rsvp?.status === 'PENDING' && (rsvp.held_until ?? 0) > now)
    return { state: 'HELD', until: rsvp.held_until! };
  return { state: waysIn(viewer, salon, rsvp), until: live_until };
}

/** Without a seat of the viewer: the waitlist, or how to get one. */
function waysIn(viewer: Viewer, salon: SalonRow, rsvp: RSVPRow | null): RSVPState {
  if (rsvp && isInLine(rsvp)) return 'WAITLISTED';
  if (salon.invite_type === 'MEMBERS_ONLY' && !isMember(viewer)) return 'MEMBERS_ONLY';
  if (salon.requires_payment && typeof salon.price !== 'number') return 'NOT_FOR_SALE';
  if (salon.requires_payment && !isSignedIn(viewer)) return 'SIGN_IN_TO_PAY';
  // An invited viewer, or one with an earlier RSVP, needs no code.
  if (salon.invite_type === 'INVITE_ONLY' && !isMember(viewer) && !rsvp) return 'NEEDS_CODE';
  if (isFull(salon)) return 'FULL';
  // With an answer it is a withdrawn RSVP.
  return rsvp?.status === 'INVITED' && !rsvp.responded_at ? 'INVITED' : 'OPEN';
}
