export interface RsvpSalon {
  id: string;
  slug: string;
  title: string;
  date: number;
  salon_status?: string | null;
  is_closed: boolean;
  invite_type: string;
  requires_payment: boolean;
  /** Of a seat, in the smallest unit of the currency; null while it is not for sale. */
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
    /** What she has to pay for a held seat. */
    order?: { url?: string | null } | null;
  } | null;
}

export type Standing =
  | 'off'
  | 'past'
  | 'live'
  | 'attending'
  /** The seat is being given up, and can be kept for a few seconds more. */
  | 'leaving'
  | 'held'
  | 'waiting'
  | 'unsold'
  | 'membersOnly'
  | 'code'
  | 'full'
  | 'invited'
  | 'open';

/** Which of the panel's states she is looking at (specification, states of RSVP and event status). Epoch ms. */
export function standingOf(salon: RsvpSalon, now: number, isMember = true): Standing {
  const rsvp = salon.my_rsvp;
  if (salon.salon_status) return 'off';
  if (now > salon.live_until) return 'past';
  if (rsvp?.status === 'RESERVED') return now >= salon.live_from ? 'live' : 'attending';
  // A seat that is held for paying is not a place in line.
  if (rsvp?.status === 'PENDING' && !rsvp.held_until) return 'waiting';
  if (rsvp?.status === 'PENDING' && rsvp.held_until! > now) return 'held';
  if (!isMember && salon.invite_type === 'MEMBERS_ONLY') return 'membersOnly';
  if (salon.requires_payment && typeof salon.price !== 'number') return 'unsold';
  // Who was invited, or got in once, needs no code.
  if (!isMember && salon.invite_type === 'INVITE_ONLY' && !rsvp) return 'code';
  if (salon.is_closed) return 'full';
  // Invited and not yet answered; once she has answered it is a seat she gave back.
  return rsvp?.status === 'INVITED' && !rsvp.responded_at ? 'invited' : 'open';
}
