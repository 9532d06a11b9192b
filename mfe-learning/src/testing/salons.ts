const HOUR = 3_600_000;

/** A salon as its page asks for it: virtual, open, in three days. State only what matters to a test. */
export const aSalon = (more: Record<string, unknown> = {}) => ({
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'boardroom-ready',
  title: 'Boardroom Ready',
  subtitle: null,
  description: 'Ninety minutes on the first ninety minutes.',
  date: Date.now() + 72 * HOUR,
  timezone: 'America/Los_Angeles',
  event_duration: 60,
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: null,
  location_state: null,
  in_person_location: null,
  invite_type: 'MEMBERS_ONLY',
  salon_status: null,
  is_closed: false,
  requires_payment: false,
  capacity: null,
  seats_left: null,
  phase: 'UPCOMING',
  live_from: Date.now() + 71.75 * HOUR,
  live_until: Date.now() + 73.25 * HOUR,
  thumbnail: null,
  link: null,
  has_recording: false,
  filename: null,
  captions: null,
  transcript: null,
  salon_relations: [],
  resources: [],
  reviews: [],
  my_rsvp: null,
  my_progress: null,
  my_bookmark: null,
  ...more,
});

export const aSeat = (status: string, more: Record<string, unknown> = {}) => ({
  id: '22222222-2222-4222-8222-222222222222',
  status,
  waitlist_position: null,
  responded_at: null,
  ...more,
});

export const answer = (data: unknown) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string) => ({
  ok: false,
  code,
  message,
  fields: null,
  data: null,
});
