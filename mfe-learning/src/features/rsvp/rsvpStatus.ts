export interface RsvpSalon {
  id: string;
  slug: string;
  title: string;
  date: number;
  salon_status?: string | null;
  is_closed: boolean;
  invite_type: string;
  requires_payment: boolean;
  /** Price of a seat, in the smallest unit of the currency; null while it is not for sale. */
  price?: number | null;
  currency?: string;
  phase: string;
  live_from: number;
  live_until: number;
  link?: string | null;
  event_location: string;
  /** Only for those who may watch it. */
  filename?: string | null;
  has_recording: boolean;
  my_rsvp?: {
    id: string;
    status: string;
    waitlist_position?: number | null;
    responded_at?: number | null;
    held_until?: number | null;
    /** The payment due for a held seat. */
    order?: { url?: string | null } | null;
  } | null;
}

export type RsvpStatus =
  | 'off'
  | 'past'
  | 'live'
  | 'attending'
  /** The member is withdrawing, which can be undone for a few seconds. */
  | 'leaving'
  | 'held'
  | 'waiting'
  | 'unsold'
  | 'membersOnly'
  | 'code'
  | 'full'
  | 'invited'
  | 'open';

/** The state of the RSVP panel for the viewer (specification, states of RSVP and event status). Times are epoch ms. */
export function rsvpStatusOf(salon: RsvpSalon, now: number, isMember = true): RsvpStatus {
  const rsvp = salon.my_rsvp;
  if (salon.salon_status) return 'off';
  if (now > salon.live_until) return 'past';
  if (rsvp?.status === 'RESERVED') return now >= salon.live_from ? 'live' : 'attending';
  // A seat held for payment is not a place on the waitlist.
  if (rsvp?.status === 'PENDING' && !rsvp.held_until) return 'waiting';
  if (rsvp?.status === 'PENDING' && rsvp.held_until! > now) return 'held';
  if (!isMember && salon.invite_type === 'MEMBERS_ONLY') return 'membersOnly';
  if (salon.requires_payment && typeof salon.price !== 'number') return 'unsold';
  // An invited member, or one with an earlier RSVP, needs no code.
  if (!isMember && salon.invite_type === 'INVITE_ONLY' && !rsvp) return 'code';
  if (salon.is_closed) return 'full';
  // Invited and not yet answered; with an answer it is a withdrawn RSVP.
  return rsvp?.status === 'INVITED' && !rsvp.responded_at ? 'invited' : 'open';
}
