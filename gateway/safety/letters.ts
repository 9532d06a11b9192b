import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import { MailboxMail, type MailboxMailRow } from '@athenaeum/bff/testing';
import type { Stored } from './canaryValues';

export interface SentLetter {
  kind: string;
  /** The addresses of all recipients, in lower case. */
  recipients: string[];
  /** Its whole text, including headers. */
  text: string;
}

type Row = Record<string, unknown>;
type Document = Stored & { _id: string };

/** What a kind of letter is about, and its outbox payload. */
interface About {
  model: string;
  rows(document: Document, watcher: string): Row[];
}

const about = (model: string, rows: About['rows']): About => ({ model, rows });
const ofRSVP = about('RSVP', ({ _id }) => [{ rsvp_id: _id }]);
const ofSession = about('CoachingSession', ({ _id, sequence = 0 }) =>
  ['member', 'coach'].map((to) => ({ session_id: _id, sequence, to })),
);
const ofConnection = about('Connection', ({ _id }) => [{ connection_id: _id }]);
const ofApplication = about('Application', ({ _id, round = 1 }) => [{ application_id: _id, round }]);
const ofPosting = about('Opportunity', ({ _id }) => [{ opportunity_id: _id }]);

const NEWS = ['cancelled', 'postponed', 'moved', 'stands'];

/** Every kind but the plain one, whose payload has all its content. */
export const LETTERS_ABOUT: Readonly<Record<string, About>> = {
  rsvp_confirmation: about('RSVP', ({ _id, responded_at }) => [{ rsvp_id: _id, responded_at }]),
  guest_asked: about('RSVP', ({ _id }) => [{ rsvp_id: _id, asked_at: Date.now() }]),
  waitlist_promotion: ofRSVP,
  salon_reminder: ofRSVP,
  attendees_note: about('RSVP', ({ _id }) => [{ rsvp_id: _id, note: 'The room has moved.' }]),
  salon_invited: ofRSVP,
  salon_news: about('RSVP', ({ _id }) =>
    NEWS.map((news) => ({ rsvp_id: _id, news, sequence: 0, note: null })),
  ),
  rsvp_withdrawn: about('RSVP', ({ _id, status }) =>
    status === 'INVITED' ? [{ rsvp_id: _id, had: 'RESERVED' }] : [],
  ),
  seat_cancelled: about('RSVP', ({ _id, status }) =>
    status === 'INVITED' ? [{ rsvp_id: _id, had: 'RESERVED' }] : [],
  ),
  seat_receipt: about('SeatOrder', ({ _id }) => [{ order_id: _id }]),
  refund_due: about('SeatOrder', ({ _id }) => ['support', 'member'].map((to) => ({ order_id: _id, to }))),
  refund_made: about('User', ({ _id }) => [
    {
      ...{ user_id: _id, refund_id: randomUUID(), title: 'A dinner', amount: 4500, currency: 'usd' },
      ...{ reason: 'Agreed on the phone.', receipt: 'in_1', is_whole: false },
    },
  ]),
  portfolio_news: about('Portfolio', ({ _id, step = 0 }) =>
    ['ordered', 'begun', 'draft', 'approved', 'changes', 'delivered'].map((news) => ({
      ...{ portfolio_id: _id, step, news },
    })),
  ),
  order_receipt: about('CoachingOrder', ({ _id }) => [{ order_id: _id }]),
  session_confirmation: ofSession,
  session_change: ofSession,
  session_place: ofSession,
  session_cancellation: ofSession,
  session_reminder: ofSession,
  connection_requested: ofConnection,
  connection_accepted: ofConnection,
  group_requested: about('GroupMembership', ({ _id }) => [{ membership_id: _id, leader_id: null }]),
  group_request_decided: about('GroupMembership', ({ _id }) => [{ membership_id: _id }]),
  membership_welcome: about('MembershipOrder', ({ _id }) => [{ order_id: _id }]),
  week_letter: about('User', (_document, watcher) => [
    { user_id: watcher, from: Date.now() - HOUR, until: Date.now() + 365 * 24 * HOUR },
  ]),
  referral_invitation: about('Referral', ({ _id }) => [{ referral_id: _id }]),
  email_change_request: about('User', ({ _id }) => [
    { user_id: _id, new_email: 'another@example.org', body: null },
  ]),
  email_change_approved: about('User', ({ _id }) => [
    { request_id: randomUUID(), user_id: _id, email: 'another@example.org' },
  ]),
  password_reset: about('User', ({ _id, email }) =>
    [{ user_id: _id }, { email }].map((whose) => ({ request_id: randomUUID(), whose })),
  ),
  sign_ins_refused: about('User', ({ email }) => [{ email }]),
  sign_up_begun: about('User', ({ email }) => [{ email, begun_at: Date.now() }]),
  application_received: ofApplication,
  application_withdrawn: ofApplication,
  application_moved: ofApplication,
  posting_submitted: ofPosting,
  posting_for_review: ofPosting,
  posting_stands: ofPosting,
  posting_change_decided: about('Opportunity', ({ _id }) => [
    { opportunity_id: _id, accepted: true, reason: null },
  ]),
  posting_reminder: about('Opportunity', ({ _id, expires_at }) =>
    expires_at === null ? [] : [{ opportunity_id: _id, expires_at }],
  ),
  opportunity_alert: about('Opportunity', ({ _id }, watcher) => [{ opportunity_id: _id, user_id: watcher }]),
};

/** Creates states that the demo lacks: paid orders, unconfirmed and unreviewed records. */
export async function stageLetters(watcher: string): Promise<void> {
  const paid = { user_id: watcher, status: 'paid', paid_at: Date.now(), currency: 'usd', total: 100 };
  await change('SeatOrder', {}, { ...paid, refund_due: 'seat_gone' });
  await change('MembershipOrder', {}, { ...paid, made_account: true, ends_at: Date.now() });
  await change('CoachingOrder', {}, paid);
  await change('Referral', {}, { referrer_id: watcher, closed_at: null });
  await soon('RESERVED');
  await soon('INVITED');
  // Invited by name, without an answer yet.
  await change('RSVP', { _id: await soon('INVITED', 1) }, { responded_at: null });
  await change(
    'SavedFilter',
    { user_id: watcher },
    { alerts: true, types: [], industries: [], hubs: [], compensations: [], closings: [], words: '' },
  );
}

/** Moves a salon with an RSVP of this status to two hours from now. */
async function soon(status: string, skip = 0): Promise<unknown> {
  const rsvp = await mongoose
    .model('RSVP')
    .collection.findOne<Stored>({ status, user_id: { $ne: null } }, { skip, sort: { _id: 1 } });
  const date = Date.now() + 2 * HOUR;
  // An invitation letter is sent only until it is answered.
  if (status === 'INVITED') await change('RSVP', { _id: rsvp?._id }, { responded_at: null });
  await change('Salon', { _id: rsvp?.salon_id }, { date, live_until: date + HOUR, salon_status: null });
  return rsvp?._id;
}

const change = (model: string, where: object, to: object) =>
  mongoose.model(model).collection.updateOne(where, { $set: to });

const HOUR = 3_600_000;
const OF_EACH_KIND = 6;
const TRIED = 5000;

/** Sends letters of every kind through the real mail channel, several for each kind of record they can be about. */
export async function sendEveryLetter(channel: Channel, watcher: string): Promise<SentLetter[]> {
  for (const [kind, { model, rows }] of Object.entries(LETTERS_ABOUT)) {
    let sent = 0;
    for (const row of (await documentsOf(model)).flatMap((document) => rows(document, watcher)))
      if (sent < OF_EACH_KIND && (await deliver(channel, kind, row)) === 'delivered') sent += 1;
  }
  const mails = await MailboxMail.find({ _id: /^[a-z_]+\./ }).lean<MailboxMailRow[]>();
  return mails.map(letterOf);
}

const documentsOf = (model: string) =>
  mongoose.model(model).collection.find<Document>({}).limit(TRIED).toArray();

const deliver = (channel: Channel, kind: string, payload: Row) =>
  channel
    .deliver(
      // The part of a message that the channel reads.
      { _id: `${kind}.${randomUUID()}`, kind, payload } as Parameters<Channel['deliver']>[0],
      new AbortController().signal,
    )
    // A generated document may be inconsistent; there are others of its kind.
    .catch((error: unknown) => {
      if (error instanceof DeliveryProblem) return 'refused';
      throw error;
    });

function letterOf({ _id, raw, ...mail }: MailboxMailRow): SentLetter {
  const recipients = [...mail.to, ...mail.cc].map(({ address }) => address.toLowerCase());
  return { kind: _id.split('.')[0]!, recipients, text: `${JSON.stringify(mail)}\n${raw.toString()}` };
}
