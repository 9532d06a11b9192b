import type { Brand } from '../brand';
import type { MailEvent } from '../templates/event';

export const BRAND: Brand = {
  name: 'Athenaeum',
  origin: 'https://members.example',
  from: { name: 'Athenaeum', address: 'no-reply@athenaeum.test' },
  memberSupport: 'support@athenaeum.test',
  boardSupport: 'board-support@athenaeum.test',
};

export const EVENT: MailEvent = {
  title: 'The Art of the Ask',
  slug: 'the-art-of-the-ask',
  date: Date.UTC(2026, 11, 3, 18),
  minutes: 90,
  timezone: 'America/Los_Angeles',
  isVirtual: true,
  place: null,
  link: 'https://meet.example/art-of-the-ask',
  url: 'https://members.example/salons/the-art-of-the-ask',
};

const FILE = { filename: 'ngozi-eze-cv.pdf', url: 'https://members.example/files/applications/1/cv' };

const SESSION = {
  with: 'Maya Chen',
  date: Date.UTC(2026, 11, 3, 18),
  minutes: 60,
  timezone: 'America/Los_Angeles',
  note: 'I would like to rehearse the first ten minutes.',
  to: 'member',
  where: 'Video room',
  join: 'https://members.example/api/coaching/sessions/s1/join',
  url: 'https://members.example/expert-strategists/my-sessions',
};

const PAYMENT = {
  title: 'Masterclass: The Sale',
  amount: 45000,
  currency: 'usd',
  receipt: 'in_0042',
  reason: 'seat_gone',
  event: 'https://members.example/salons/the-sale',
};

/** Every template with something to say, by its name. */
export const SAMPLES: Record<string, Record<string, unknown>> = {
  'email-change': {
    name: 'Ngozi Eze',
    old_email: 'ngozi@example.org',
    new_email: 'ngozi.eze@example.com',
    body: 'I have changed companies.\nThank you!',
    link: 'https://members.example/admin/requests?kind=address',
  },
  'email-change-declined': {
    first_name: 'Ngozi',
    note: 'We could not reach you at the new address. Please call us.',
  },
  'job-application-email': {
    application: {
      first_name: 'Ngozi',
      last_name: 'Eze',
      email: 'ngozi@example.org',
      title: 'Audit chair, listed logistics group',
      pitch: 'Ngozi has chaired two audit committees.\n\nShe reads a balance sheet like others read novels.',
      cv: FILE,
      bio: { filename: 'bio.pdf', url: null },
    },
  },
  'application-stage': {
    first_name: 'Ngozi',
    title: 'Audit chair, listed logistics group',
    stage: 'Interviewing',
    link: 'https://members.example/opportunities/applications',
  },
  'application-withdrawn': { name: 'Ngozi Eze', title: 'Audit chair, listed logistics group' },
  'rsvp-request': {
    first_name: 'Ngozi',
    event: { ...EVENT, link: null },
    confirm_link: 'https://members.example/upcoming-events/the-art-of-the-ask/rsvp#1.signature',
    held_until: Date.UTC(2026, 10, 24, 18, 45),
    is_full: false,
    sign_in_link: 'https://members.example/api/auth/login',
  },
  'rsvp-kept': { first_name: 'Ngozi', status: 'RESERVED', event: { ...EVENT, link: null } },
  'rsvp-confirmation': { first_name: 'Ngozi', status: 'RESERVED', position: null, event: EVENT },
  'rsvp-withdrawn': { first_name: 'Ngozi', had: 'RESERVED', was_paid: true, event: { ...EVENT, link: null } },
  'waitlist-promotion': {
    first_name: 'Ngozi',
    event: {
      ...EVENT,
      title: 'Invitation-only roundtable: what audit chairs wish you knew',
      isVirtual: false,
      link: null,
      place: '12 Quiet Street, Boston, MA',
      timezone: 'America/New_York',
    },
  },
  'salon-reminder': { first_name: 'Ngozi', event: EVENT },
  'attendees-note': {
    first_name: 'Ngozi',
    note: 'The room has moved to the second floor.\nThere is a lift.',
    event: EVENT,
  },
  'salon-invited': { first_name: 'Ngozi', event: { ...EVENT, link: null } },
  'seat-cancelled': { first_name: 'Ngozi', had: 'RESERVED', event: { ...EVENT, link: null } },
  'factors-reset': { first_name: 'Ngozi', removed: '2 passkeys, the authenticator app' },
  'email-changed': { first_name: 'Ngozi', new_address: 'n…@example.com' },
  'account-deletion': { first_name: 'Ngozi', day: 'December 21, 2026' },
  'connection-request': {
    first_name: 'Ngozi',
    name: 'Amara Osei',
    link: 'https://members.example/community/connections',
  },
  'connection-accepted': {
    first_name: 'Ngozi',
    name: 'Amara Osei',
    link: 'https://members.example/community/members/0b5c1c1e-5d0f-4c0e-9f53-1f6f7a3f2a11',
  },
  'group-request': {
    first_name: 'Ines',
    name: 'Ngozi Eze',
    group: 'Women who write',
    link: 'https://members.example/peer-groups/women-who-write',
  },
  'group-answer': {
    first_name: 'Ngozi',
    group: 'Women who write',
    accepted: true,
    link: 'https://members.example/peer-groups/women-who-write',
  },
  'referral-invitation': {
    first_name: 'Nadia',
    referrer_name: 'Ngozi Eze',
    link: 'https://members.example/sign-up#first_name=Nadia&last_name=Farouk&email=nadia%40example.org',
  },
  'membership-welcome': {
    first_name: 'Ngozi',
    is_new: true,
    password_link: 'https://members.example/sign-up/password#id.token',
    sign_in_link: 'https://members.example/api/auth/login',
    confirm_link: null,
    number: 'R-2026-0043',
    total: 240000,
    currency: 'usd',
    paid_at: Date.UTC(2026, 10, 21, 20),
    ends_at: Date.UTC(2027, 10, 21, 20),
  },
  'membership-confirmation': {
    first_name: 'Ngozi',
    confirm_link: 'https://members.example/api/billing/membership/confirm/id.token',
    support: 'support@example.org',
  },
  'already-signed-up': {
    first_name: 'Ngozi',
    sign_in_link: 'https://members.example/api/auth/login',
    password_link: 'https://members.example/api/auth/password-reset',
  },
  'sign-ins-refused': {
    first_name: 'Ngozi',
    password_link: 'https://members.example/api/auth/password-reset',
  },
  'new-device': {
    first_name: 'Ngozi',
    device: 'Firefox on Windows',
    at: Date.UTC(2026, 10, 24, 3, 14),
  },
  'password-reset': { first_name: 'Ngozi', link: 'https://members.example/reset/token' },
  'address-confirmation': {
    first_name: 'Ngozi',
    purpose: 'opportunity',
    link: 'https://members.example/confirm/token',
  },
  'poster-link': {
    first_name: 'Ngozi',
    title: 'Audit chair, listed logistics group',
    status: 'Published until January 2, 2027',
    link: 'https://members.example/opportunities/posted#token',
  },
  'posting-change': {
    first_name: 'Ruth',
    title: 'Audit chair, listed logistics group',
    accepted: false,
    note: 'Please keep the pay within the band you gave.',
    link: 'https://members.example/opportunities/posted#token',
  },
  'posting-for-review': {
    change: false,
    title: 'Audit chair, listed logistics group',
    link: 'https://members.example/admin/opportunities',
  },
  'posting-reminder': {
    first_name: 'Ngozi',
    title: 'Audit chair, listed logistics group',
    ends: 'January 2, 2027',
    link: 'https://members.example/opportunities/posted#token',
  },
  'opportunity-alert': {
    first_name: 'Ngozi',
    title: 'Audit chair, listed logistics group',
    type: 'Board Seat',
    company: 'Halden Logistics',
    industry: 'Logistics',
    hub: 'Boston',
    filter: 'Audit chairs',
    link: 'https://members.example/opportunities?opportunity=audit-chair',
  },
  'salon-news': {
    first_name: 'Ngozi',
    news: 'moved',
    has_new_time: true,
    was: Date.UTC(2026, 10, 19, 18),
    rsvp: 'RESERVED',
    note: 'The room upstairs was too small for all of us.',
    event: EVENT,
  },
  'session-confirmation': { first_name: 'Ngozi', session: SESSION, consequence: 'release' },
  'session-change': { first_name: 'Ngozi', session: SESSION },
  'session-place': { first_name: 'Ngozi', session: SESSION },
  'session-cancellation': { first_name: 'Ngozi', session: SESSION, by: null, consequence: 'release' },
  'session-reminder': { first_name: 'Ngozi', session: SESSION },
  'portfolio-news': {
    first_name: 'Ngozi',
    news: 'draft',
    title: 'Branded Career Portfolio',
    other: 'Ines Duarte',
    note: 'The second page is the one to read twice.',
    link: 'https://members.example/expert-strategists/bcp',
  },
  receipt: {
    first_name: 'Ngozi',
    number: 'R-2026-0042',
    paid_at: Date.UTC(2026, 10, 21, 20),
    currency: 'usd',
    lines: [
      { label: '3 hours of coaching', amount: 90000 },
      { label: 'Additional CV', amount: 45050 },
    ],
    total: 135050,
    link: 'https://members.example/manage-plan',
  },
  week: {
    first_name: 'Ngozi',
    reader_zone: 'America/New_York',
    from: Date.UTC(2026, 10, 30, 12),
    salons: [
      {
        ...{ slug: 'the-art-of-the-ask', title: 'The Art of the Ask', date: Date.UTC(2026, 11, 1, 18) },
        ...{ event_duration: 60, timezone: 'America/Los_Angeles', event_location: 'Virtual' },
        waitlist_position: null,
      },
      {
        ...{ slug: 'closed-door-dinner', title: 'Closed-Door Dinner', date: Date.UTC(2026, 11, 3, 0) },
        ...{ event_duration: 150, timezone: 'America/New_York', event_location: 'In-Person' },
        waitlist_position: 2,
      },
    ],
    sessions: [{ coach_name: 'Maya Chen', session_date: Date.UTC(2026, 11, 2, 18), duration: 60 }],
    requests: ['Leila Haddad'],
    unfinished: { slug: 'activists-at-the-gate', title: 'Activists at the Gate' },
  },
  'refund-due': {
    ...PAYMENT,
    member: 'Ngozi Okafor',
    email: 'ngozi@members.example',
    provider: 'stripe',
    customer: 'cus_1',
    link: 'https://members.example/admin/requests?kind=refund',
  },
  'refund-made': {
    ...{
      first_name: 'Ngozi',
      title: '3 hours of coaching',
      amount: 23_000,
      currency: 'usd',
      receipt: 'in_1',
    },
    reason: 'As we agreed on the phone: your coach was ill, and you have used one hour.',
    is_whole: false,
  },
  'refund-notice': { ...PAYMENT, first_name: 'Ngozi' },
};
