import type { RefundReason, SalonPhase } from '@athenaeum/content-contract';
import type { Role } from '@athenaeum/kit';
import type { Language } from '@athenaeum/messages';
import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import type { NoteLetterInput, NotificationArea } from '@athenaeum/users-contract';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { weeksOf, type AskedWeek, type MemberWeek } from '../mail/week/weeksOf';
import { isMember } from '../routes/caller';

/** A member's address, names and languages for mail, and the member's id in the CRM. */
export interface Contact {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  title: string | null;
  company: string | null;
  city: string | null;
  linkedin_url: string | null;
  salesforce_contact_id: string | null;
  /** IANA zone of the browser that the member used last. */
  timezone: string | null;
  /** The language the member chose; null: the browser's. */
  language: Language | null;
  /** The language of the browser that the member used last. */
  browser_language: Language | null;
}

/** A visitor's details from the public form. */
export interface Guest {
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  email: string | null;
  company: string | null;
  linkedin: string | null;
  country: string | null;
  city: string | null;
  state: string | null;
  /** The language of the form. */
  language: string | null;
}

export interface NoticedSalon {
  id: string;
  slug: string;
  contentful_id: string | null;
  title: string;
  /** Epoch ms. */
  date: number;
  timezone: string;
  /** Minutes. */
  event_duration: number;
  event_location: string;
  phase: SalonPhase;
  salon_status: string | null;
  is_closed: boolean;
  requires_payment: boolean;
  place: string | null;
  link: string | null;
  calendar_sequence: number;
}

export interface RSVPNotice {
  id: string;
  status: 'RESERVED' | 'PENDING' | 'INVITED';
  /** When the RSVP last changed, epoch ms. */
  responded_at: number | null;
  /** The iCalendar sequence: how often the calendar entry has changed. */
  calendar_changes: number;
  /** From 1; null unless waitlisted. */
  waitlist_position: number | null;
  /** By when a visitor is to confirm, epoch ms; null once confirmed. */
  confirm_by: number | null;
  /** Until when a seat is held, epoch ms; null when none is. */
  held_until: number | null;
  user_id: string | null;
  guest: Guest | null;
  salon: NoticedSalon;
}

/** A member's order, with amounts in the smallest unit of the currency. */
export interface OrderNotice {
  id: string;
  user_id: string;
  lines: { title: string; quantity: number; unit_price: number }[];
  total: number;
  currency: string;
  /** Epoch ms; null until it is paid. */
  paid_at: number | null;
  invoice_id: string | null;
}

/** A member's order of a seat at a paid salon, as needed for its receipt and refund. */
export interface SeatOrderNotice {
  id: string;
  user_id: string;
  salon_slug: string | null;
  title: string;
  total: number;
  currency: string;
  provider: string | null;
  customer_id: string | null;
  /** Epoch ms; null until it is paid. */
  paid_at: number | null;
  invoice_id: string | null;
  /** Why the payment has to be refunded; null when it does not. */
  refund_due: RefundReason | null;
}

/** A portfolio that a member has bought. */
export interface PortfolioNotice {
  id: string;
  user_id: string;
  title: string;
  status: string;
  /** How many steps it has taken. */
  step: number;
  writer_id: string | null;
  writer_name: string | null;
  /** The comments on the latest draft, and the answer to it. */
  note: string | null;
  answer_note: string | null;
}

/** A coaching session, as needed for its mails and calendar files. */
export interface SessionNotice {
  id: string;
  user_id: string;
  /** Epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
  status: 'Scheduled' | 'Completed' | 'Cancelled' | 'No-show';
  /** The iCalendar sequence: changes of its time and its cancellation. */
  sequence: number;
  note: string | null;
  created_at: number;
  changed_at: number | null;
  cancelled_by: 'member' | 'coach' | 'admin' | null;
  /** Whether the minutes were credited back to the member on cancellation. */
  is_released: boolean;
  coach_name: string;
  coach_user_id: string | null;
  coach_timezone: string;
  /** Null when it was cancelled, or when only the booking page knows the place. */
  meeting: { kind: string; value: string | null } | null;
  /** The name of its meeting room, if it takes place in one of ours. */
  room: string;
}

/** A connection between two members, as needed for mail about it. */
export interface ConnectionNotice {
  id: string;
  /** The member who received the request. */
  user_id: string;
  request_user_id: string;
  status: string;
}

/** A seat in a peer group, or the request for one, as needed for mail about it. */
export interface GroupNotice {
  id: string;
  /** Who asked. */
  user_id: string;
  status: 'MEMBER' | 'REQUESTED' | 'DECLINED';
  slug: string;
  title: string;
  /** The ids of the group's current leaders. */
  leader_user_ids: string[];
}

/** A paid year of membership. */
export interface MembershipNotice {
  user_id: string;
  /** In the smallest unit of the currency. */
  total: number;
  currency: string;
  /** Epoch ms. */
  paid_at: number;
  ends_at: number;
  invoice_id: string;
  made_account: boolean;
  /** An unauthenticated person paid for an existing account: the account's owner has to confirm by mail first. */
  awaits_confirmation: boolean | null;
  /** Whether the address is known to be the member's own. */
  email_verified: boolean | null;
  has_password: boolean;
}

/** A friend whom a member refers, with the member's own words. */
export interface ReferralNotice {
  first_name: string;
  last_name: string;
  email: string;
  referrer_name: string;
  /** The member's language, the best guess for the friend's; null when unknown. */
  language: Language | null;
}

/** An application, as needed for mail about it. */
export interface ApplicationNotice {
  id: string;
  user_id: string;
  title: string;
  pitch: string | null;
  status: string;
  /** Whether the company has closed the opportunity. */
  closed: boolean;
  /** How often the member has applied. */
  round: number;
  cv: { filename: string } | null;
  bio: { filename: string } | null;
}

/** A posting, as needed for mail to its poster and to board support. */
export interface PostingNotice {
  id: string;
  title: string;
  stage: OpportunityStage;
  /** The name shown on the board. */
  status: string;
  /** Epoch ms; null while it is not on the board. */
  expires_at: number | null;
  /** A change by its poster waits for review. */
  proposed: boolean;
  /** The poster; null for a posting by staff. */
  name: string | null;
  email: string | null;
}

/** A posting as any member sees it on the board. */
export interface OpportunityAlertNotice {
  slug: string;
  title: string;
  opportunityType: string;
  company: string | null;
  industry: string | null;
  nearestRegionalHub: string | null;
  /** The member's name for the saved filter that it matches. */
  filter: string;
}

/** What the bell has told a member, for the member's devices. */
export interface PushNotice {
  area: NotificationArea;
  text: string;
  detail: string | null;
  /** A path of the product. */
  link: string | null;
  is_read: boolean;
  /** When the member's quiet hours of now end, epoch ms; null outside of them. */
  quiet_until: number | null;
}

/** Current data that messages need when they are delivered; null when the record no longer exists. */
export interface Sources {
  contact(userId: string): Promise<Contact | null>;
  rsvpNotice(rsvpId: string): Promise<RSVPNotice | null>;
  /** A member's RSVP status at the salon of an RSVP: RESERVED, PENDING (waitlisted), or null. */
  rsvpStatusOf(rsvpId: string, userId: string): Promise<'RESERVED' | 'PENDING' | null>;
  orderNotice(orderId: string): Promise<OrderNotice | null>;
  seatOrderNotice(orderId: string): Promise<SeatOrderNotice | null>;
  portfolioNotice(portfolioId: string): Promise<PortfolioNotice | null>;
  sessionNotice(sessionId: string): Promise<SessionNotice | null>;
  connectionNotice(connectionId: string): Promise<ConnectionNotice | null>;
  groupNotice(membershipId: string): Promise<GroupNotice | null>;
  referralNotice(referralId: string): Promise<ReferralNotice | null>;
  membershipNotice(orderId: string): Promise<MembershipNotice | null>;
  /** Issues the token to set a first password, for the welcome mail; refused with CONFLICT when there is a password. */
  mailedFirstPassword(orderId: string): Promise<{ user_id: string; token: string } | null>;
  applicationNotice(applicationId: string): Promise<ApplicationNotice | null>;
  postingNotice(opportunityId: string): Promise<PostingNotice | null>;
  opportunityAlertNotice(opportunityId: string, userId: string): Promise<OpportunityAlertNotice | null>;
  /** Activates a token for confirming the address of a posting, or for its poster's page. */
  openPostingLink(
    opportunityId: string,
    purpose: 'confirm' | 'poster',
    tokenHash: string,
  ): Promise<PostingNotice | null>;
  /** Tells the bell of who gets a letter; until when letters that are not urgent wait, epoch ms, null: they do not. */
  noteLetter(input: NoteLetterInput): Promise<number | null>;
  /** What the bell has told a member; null where it has not, or not any more. */
  pushNotice(notificationId: string, userId: string): Promise<PushNotice | null>;
  /** What a week holds for a member; null where it holds nothing. */
  memberWeek(week: AskedWeek): Promise<MemberWeek | null>;
  /** Whether the member may see the board now. */
  isMember(userId: string): Promise<boolean>;
  /** The id of the member with this address. */
  memberAt(email: string): Promise<string | null>;
  /** Activates a token for setting a new password; false when the account no longer exists or is closed. */
  openPasswordReset(userId: string, tokenHash: string): Promise<boolean>;
  /** Activates a token for confirming a new address; false when the account no longer exists or is closed. */
  openEmailChange(userId: string, email: string, tokenHash: string): Promise<boolean>;
}

const CONTACT = `query GatewayContact($id: ID!) { contact(id: $id) { ok code message data {
  id email first_name last_name title company city linkedin_url salesforce_contact_id timezone
  language browser_language } } }`;
const RSVP_NOTICE = `query GatewayRSVPNotice($id: ID!) { rsvpNotice(id: $id) { ok code message data {
  id status responded_at calendar_changes waitlist_position confirm_by held_until user_id
  guest { first_name last_name title email company linkedin country city state language }
  salon { id slug contentful_id title date timezone event_duration event_location phase salon_status
    is_closed requires_payment place link calendar_sequence } } } }`;
const MEMBER_STATUS_QUERY = `query GatewayMemberStanding($id: ID!, $user_id: ID!) {
  rsvpNotice(id: $id) { ok code message data { member_status(user_id: $user_id) } } }`;
const ORDER_NOTICE = `query GatewayOrderNotice($id: ID!) { orderNotice(id: $id) { ok code message data {
  id user_id lines { title quantity unit_price } total currency paid_at invoice_id } } }`;
const SEAT_ORDER_NOTICE = `query GatewaySeatOrderNotice($id: ID!) { seatOrderNotice(id: $id) { ok code message data {
  id user_id salon_slug title total currency provider customer_id paid_at invoice_id refund_due } } }`;
const PORTFOLIO_NOTICE = `query GatewayPortfolioNotice($id: ID!) { portfolioNotice(id: $id) { ok code message data {
  id user_id title status step writer_id writer_name note answer_note } } }`;
const SESSION_NOTICE = `query GatewaySessionNotice($id: ID!) { sessionNotice(id: $id) { ok code message data {
  id user_id session_date duration status sequence note created_at changed_at cancelled_by is_released
  coach_name coach_user_id coach_timezone meeting { kind value } room } } }`;

const CONNECTION_NOTICE = `query GatewayConnectionNotice($id: ID!) { connectionNotice(id: $id) { ok code message data {
  id user_id request_user_id status } } }`;
const GROUP_NOTICE = `query GatewayGroupNotice($id: ID!) { groupNotice(id: $id) { ok code message data {
  id user_id status slug title leader_user_ids } } }`;
const REFERRAL_NOTICE = `query GatewayReferralNotice($id: ID!) { referralNotice(id: $id) { ok code message data {
  first_name last_name email referrer_name language } } }`;
const MEMBERSHIP_NOTICE = `query GatewayMembershipNotice($id: ID!) { membershipNotice(id: $id) { ok code message data {
  user_id total currency paid_at ends_at invoice_id made_account awaits_confirmation email_verified has_password } } }`;
const APPLICATION_NOTICE = `query GatewayApplicationNotice($id: ID!) { applicationNotice(id: $id) { ok code message data {
  id user_id title pitch status closed round cv { filename } bio { filename } } } }`;
const POSTING = 'id title stage status expires_at proposed name email';
const POSTING_NOTICE = `query GatewayPostingNotice($id: ID!) {
  postingNotice(id: $id) { ok code message data { ${POSTING} } } }`;
const OPEN_POSTING_LINK = `mutation GatewayOpenPostingLink($input: OpenPostingLinkInput!) {
  openPostingLink(input: $input) { ok code message data { ${POSTING} } } }`;
const ALERT_NOTICE = `query GatewayOpportunityAlert($opportunity_id: ID!, $user_id: ID!) {
  opportunityAlertNotice(opportunity_id: $opportunity_id, user_id: $user_id) { ok code message data {
    slug title opportunityType company industry nearestRegionalHub filter } } }`;
const VIEWER = `query GatewayRoles($id: ID!) { viewer(id: $id) { ok code message data { roles disabled } } }`;
const FIRST_PASSWORD = `mutation GatewayMailedFirstPassword($id: ID!) {
  issueMailedFirstPassword(order_id: $id) { ok code message data { user_id token } } }`;
const MEMBER_AT = `query GatewayMemberAt($email: String!) { accountByEmail(email: $email) { ok code message data { sub } } }`;
const OPEN_RESET = `mutation GatewayOpenPasswordReset($input: OpenPasswordResetInput!) {
  openPasswordReset(input: $input) { ok code message data { user_id } } }`;

const OPEN_EMAIL_CHANGE = `mutation GatewayOpenEmailChange($input: OpenEmailChangeInput!) {
  openEmailChange(input: $input) { ok code message data { user_id } } }`;

const NOTE_LETTER = `mutation GatewayNoteLetter($input: NoteLetterInput!) {
  noteLetter(input: $input) { ok code message data } }`;

const PUSH_NOTICE = `query GatewayPushNotice($id: ID!, $user_id: ID!) {
  pushNotice(id: $id, user_id: $user_id) { ok code message data { area text detail link is_read quiet_until } } }`;

export const createSources = (clients: SubgraphClients): Sources => ({
  memberWeek: async (week) => (await weeksOf(clients, [week])).get(week.user_id) ?? null,
  ...sourcesOf(clients),
});

const sourcesOf = ({
  users,
  content,
  coaching,
  opportunities,
}: SubgraphClients): Omit<Sources, 'memberWeek'> => ({
  contact: (id) => askService<Contact>(users, CONTACT, { id }),
  rsvpNotice: (id) => askService<RSVPNotice>(content, RSVP_NOTICE, { id }),
  rsvpStatusOf: async (id, user_id) =>
    (
      await askService<{ member_status: 'RESERVED' | 'PENDING' | null }>(content, MEMBER_STATUS_QUERY, {
        id,
        user_id,
      })
    )?.member_status ?? null,
  orderNotice: (id) => askService<OrderNotice>(coaching, ORDER_NOTICE, { id }),
  seatOrderNotice: (id) => askService<SeatOrderNotice>(content, SEAT_ORDER_NOTICE, { id }),
  portfolioNotice: (id) => askService<PortfolioNotice>(coaching, PORTFOLIO_NOTICE, { id }),
  sessionNotice: (id) => askService<SessionNotice>(coaching, SESSION_NOTICE, { id }),
  connectionNotice: (id) => askService<ConnectionNotice>(users, CONNECTION_NOTICE, { id }),
  groupNotice: (id) => askService<GroupNotice>(content, GROUP_NOTICE, { id }),
  referralNotice: (id) => askService<ReferralNotice>(users, REFERRAL_NOTICE, { id }),
  membershipNotice: (id) => askService<MembershipNotice>(users, MEMBERSHIP_NOTICE, { id }),
  applicationNotice: (id) => askService<ApplicationNotice>(opportunities, APPLICATION_NOTICE, { id }),
  postingNotice: (id) => askService<PostingNotice>(opportunities, POSTING_NOTICE, { id }),
  opportunityAlertNotice: (opportunity_id, user_id) =>
    askService<OpportunityAlertNotice>(opportunities, ALERT_NOTICE, { opportunity_id, user_id }),
  openPostingLink: (id, purpose, token_hash) =>
    askService<PostingNotice>(opportunities, OPEN_POSTING_LINK, { input: { id, purpose, token_hash } }),
  isMember: async (id) => {
    const found = await askService<{ roles: Role[]; disabled: boolean }>(users, VIEWER, { id });
    return found !== null && !found.disabled && isMember({ id, roles: new Set(found.roles) });
  },
  mailedFirstPassword: (id) => askService(users, FIRST_PASSWORD, { id }),
  memberAt: async (email) => (await askService<{ sub: string }>(users, MEMBER_AT, { email }))?.sub ?? null,
  openPasswordReset: async (user_id, token_hash) =>
    (await askService(users, OPEN_RESET, { input: { user_id, token_hash } })) !== null,
  noteLetter: (input) => askService<number>(users, NOTE_LETTER, { input }),
  pushNotice: (id, user_id) => askService<PushNotice>(users, PUSH_NOTICE, { id, user_id }),
  openEmailChange: async (user_id, email, token_hash) =>
    (await askService(users, OPEN_EMAIL_CHANGE, { input: { user_id, email, token_hash } })) !== null,
});
