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
  /** Price of a seat, in the smallest unit of the currency; null while it is not for sale. */
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

export type RsvpStatus =
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
  /** The viewer's invite code was accepted. */
  hasCode: boolean;
  /** Epoch ms. */
  now: number;
}

/** The state of the RSVP area for the viewer (specification 4, event RSVP on the public site). */
export function rsvpStatusOf(event: RsvpEvent, { user, hasCode, now }: Circumstances): RsvpStatus {
  const rsvp = event.my_rsvp;
  const isMember = user?.roles.some((role) => role !== 'prospect' && role !== 'visitor') ?? false;
  if (event.salon_status) return 'off';
  if (event.phase === 'RECORDED') return 'past';
  if (rsvp?.status === 'RESERVED') return now >= event.live_from ? 'live' : 'attending';
  // A seat held for payment is not a place on the waitlist.
  if (rsvp?.status === 'PENDING' && !rsvp.held_until) return 'waiting';
  if (rsvp?.status === 'PENDING' && (rsvp.held_until ?? 0) > now) return 'held';
  if (event.invite_type === 'MEMBERS_ONLY' && !isMember) return 'membersOnly';
  if (event.requires_payment && typeof event.price !== 'number') return 'unsold';
  if (event.requires_payment && !user) return 'signInToPay';
  // An invited viewer, or one with an earlier RSVP, needs no code.
  if (event.invite_type === 'INVITE_ONLY' && !isMember && !hasCode && !rsvp) return 'code';
  return event.is_closed ? 'full' : 'open';
}
