import type { SessionUser } from '@athenaeum/shell-contract';

export interface RsvpEvent {
  id: string;
  slug: string;
  title: string;
  date: number;
  timezone: string;
  event_duration: number;
  event_location: string;
  location_city?: string | null;
  location_state?: string | null;
  in_person_location?: string | null;
  invite_type: string;
  salon_status?: string | null;
  is_closed: boolean;
  requires_payment: boolean;
  /** Of a seat, in the smallest unit of the currency; null while it is not for sale. */
  price?: number | null;
  phase: string;
  live_from: number;
  link?: string | null;
  my_rsvp?: {
    id: string;
    status: string;
    waitlist_position?: number | null;
    held_until?: number | null;
  } | null;
}

export type Standing =
  | 'off'
  | 'past'
  | 'live'
  | 'attending'
  | 'held'
  | 'waiting'
  | 'membersOnly'
  | 'unsold'
  | 'signInToPay'
  | 'code'
  | 'full'
  | 'open';

interface Circumstances {
  user: SessionUser | null;
  /** An invite code of hers was accepted. */
  hasCode: boolean;
  /** Epoch ms. */
  now: number;
}

/** Which state of the RSVP area she is looking at (specification 4, event RSVP on the public site). */
export function standingOf(event: RsvpEvent, { user, hasCode, now }: Circumstances): Standing {
  const rsvp = event.my_rsvp;
  const isMember = user?.roles.some((role) => role !== 'prospect' && role !== 'visitor') ?? false;
  if (event.salon_status) return 'off';
  if (event.phase === 'RECORDED') return 'past';
  if (rsvp?.status === 'RESERVED') return now >= event.live_from ? 'live' : 'attending';
  // A seat that is held for paying is not a place in line.
  if (rsvp?.status === 'PENDING' && !rsvp.held_until) return 'waiting';
  if (rsvp?.status === 'PENDING' && (rsvp.held_until ?? 0) > now) return 'held';
  if (event.invite_type === 'MEMBERS_ONLY' && !isMember) return 'membersOnly';
  if (event.requires_payment && typeof event.price !== 'number') return 'unsold';
  if (event.requires_payment && !user) return 'signInToPay';
  // Who was invited, or got in once, needs no code.
  if (event.invite_type === 'INVITE_ONLY' && !isMember && !hasCode && !rsvp) return 'code';
  return event.is_closed ? 'full' : 'open';
}
