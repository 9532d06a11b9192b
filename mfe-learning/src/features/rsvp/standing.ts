export interface RsvpSalon {
  id: string;
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
  has_recording: boolean;
  my_rsvp?: { id: string; status: string; waitlist_position?: number | null } | null;
}

export type Standing = 'off' | 'past' | 'live' | 'attending' | 'waiting' | 'full' | 'paid' | 'open';

/** Which of the panel's states she is looking at (specification, states of RSVP and event status). Epoch ms. */
export function standingOf(salon: RsvpSalon, now: number): Standing {
  const status = salon.my_rsvp?.status;
  if (salon.salon_status) return 'off';
  if (now > salon.live_until) return 'past';
  if (status === 'RESERVED') return now >= salon.live_from ? 'live' : 'attending';
  if (status === 'PENDING') return 'waiting';
  if (salon.requires_payment) return 'paid';
  return salon.is_closed ? 'full' : 'open';
}
