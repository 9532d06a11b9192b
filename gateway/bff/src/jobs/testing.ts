import type {
  Contact,
  OrderNotice,
  RSVPNotice,
  SeatOrderNotice,
  SessionNotice,
  Sources,
} from '../sources/sources';

export const NGOZI: Contact = {
  id: '0b5c1c1e-5d0f-4c0e-9f53-1f6f7a3f2a11',
  email: 'ngozi@example.org',
  first_name: 'Ngozi',
  last_name: 'Eze',
  title: 'Chief Operating Officer',
  company: 'Halden Logistics',
  city: 'Chicago',
  linkedin_url: 'https://www.linkedin.com/in/ngozi',
  timezone: 'America/Los_Angeles',
  language: null,
  browser_language: null,
  salesforce_contact_id: '003A',
};

export const ASK: RSVPNotice['salon'] = {
  id: 'salon-1',
  slug: 'the-art-of-the-ask',
  contentful_id: 'entry-1',
  title: 'The Art of the Ask',
  date: Date.UTC(2026, 11, 3, 18),
  timezone: 'America/Los_Angeles',
  event_duration: 60,
  event_location: 'Virtual',
  phase: 'UPCOMING',
  salon_status: null,
  is_closed: false,
  requires_payment: false,
  place: null,
  link: 'https://meet.example/art-of-the-ask',
  calendar_sequence: 2,
};

export const aNotice = ({
  salon,
  ...given
}: Partial<Omit<RSVPNotice, 'salon'>> & { salon?: Partial<RSVPNotice['salon']> } = {}): RSVPNotice => ({
  id: 'rsvp-1',
  status: 'RESERVED',
  responded_at: 1,
  calendar_changes: 0,
  waitlist_position: null,
  confirm_by: null,
  held_until: null,
  user_id: NGOZI.id,
  guest: null,
  ...given,
  salon: { ...ASK, ...salon },
});

/** What the domains would say. */
export const sourcesOf = (
  notice: RSVPNotice | null,
  contact: Contact | null = NGOZI,
  order: OrderNotice | null = null,
  session: SessionNotice | null = null,
  seatOrder: SeatOrderNotice | null = null,
): Sources => ({
  contact: async () => contact,
  rsvpNotice: async () => notice,
  rsvpStatusOf: async () => null,
  memberWeek: async () => null,
  orderNotice: async () => order,
  seatOrderNotice: async () => seatOrder,
  portfolioNotice: async () => null,
  sessionNotice: async () => session,
  connectionNotice: async () => null,
  groupNotice: async () => null,
  memberAt: async (email) => (email === contact?.email ? contact.id : null),
  referralNotice: async () => null,
  membershipNotice: async () => null,
  mailedFirstPassword: async () => null,
  applicationNotice: async () => null,
  postingNotice: async () => null,
  opportunityAlertNotice: async () => null,
  openPostingLink: async () => null,
  isMember: async (id) => id === contact?.id,
  openPasswordReset: async (userId) => userId === contact?.id,
  openEmailChange: async (userId) => userId === contact?.id,
  noteLetter: async () => null,
  pushNotice: async () => null,
});
