export interface RsvpSalon {
  id: string;
  slug: string;
  title: string;
  date: number;
  salon_status?: string | null;
  is_closed: boolean;
  requires_payment: boolean;
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
  } | null;
}

export type Standing =
  'off' | 'past' | 'live' | 'attending' | 'waiting' | 'full' | 'paid' | 'invited' | 'open';

/** Which of the panel's states she is looking at (specification, states of RSVP and event status). Epoch ms. */
export function standingOf(salon: RsvpSalon, now: number): Standing {
  const rsvp = salon.my_rsvp;
  if (salon.salon_status) return 'off';
  if (now > salon.live_until) return 'past';
  if (rsvp?.status === 'RESERVED') return now >= salon.live_from ? 'live' : 'attending';
  // A seat that is held for paying is not a place in line.
  if (rsvp?.status === 'PENDING' && !rsvp.held_until) return 'waiting';
  if (salon.requires_payment) return 'paid';
  if (salon.is_closed) return 'full';
  // Invited and not yet answered; once she has answered it is a seat she gave back.
  return rsvp?.status === 'INVITED' && !rsvp.responded_at ? 'invited' : 'open';
}
