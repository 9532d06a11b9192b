import { salonPhase } from '@athenaeum/content-contract';
import {
  reminderTime,
  rsvpConfirmation as confirmationMessage,
  rsvpWithdrawn as withdrawnMessage,
  salonNews as newsMessage,
  salonReminder as reminderMessage,
  seatCancelled as cancelledMessage,
  waitlistPromotion as promotionMessage,
  type SalonNews,
} from '@athenaeum/content-contract/outgoing';
import type { NoticedSalon, RSVPNotice } from '../../sources/sources';
import { inLanguage } from '../../messages/inLanguage';
import { waitlisted } from '../../calendar/calendarSalon';
import { salonInvitation } from '../../calendar/salonCalendar';
import type { MailEvent } from '../templates/event';
import { eventText } from '../templates/event.messages';
import { sanitizeLine } from '../templates/params';
import { rsvpConfirmation } from '../templates/rsvpConfirmation';
import { rsvpWithdrawn } from '../templates/rsvpWithdrawn';
import { salonNews } from '../templates/salonNews';
import { salonReminder } from '../templates/salonReminder';
import { seatCancelled } from '../templates/seatCancelled';
import type { AnyTemplate } from '../templates/template';
import { waitlistPromotion } from '../templates/waitlistPromotion';
import { defineLetter, type LetterContext } from './letterKind';
import { languageOfGuest, memberRecipient, type Recipient } from './recipient';

const HOUR = 3_600_000;

export const confirmationLetter = defineLetter({
  message: confirmationMessage,
  async prepare({ rsvp_id, responded_at }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    // The RSVP has changed since: that has its own mail, or needs none.
    if (!attendance || attendance.notice.responded_at !== responded_at) return null;
    const { notice, ...rest } = attendance;
    const params = { ...rest, status: notice.status, position: notice.waitlist_position };
    return about(rsvpConfirmation as AnyTemplate, params, context, notice);
  },
});

export const promotionLetter = defineLetter({
  message: promotionMessage,
  async prepare({ rsvp_id }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (attendance?.notice.status !== 'RESERVED') return null;
    const { notice, ...rest } = attendance;
    return about(waitlistPromotion as AnyTemplate, rest, context, notice);
  },
});

export const reminderLetter = defineLetter({
  message: reminderMessage,
  async prepare({ rsvp_id }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (attendance?.notice.status !== 'RESERVED') return null;
    const { notice, ...rest } = attendance;
    const due = reminderTime(notice.salon);
    // The event was put off since the reminder was planned.
    if (due - context.now() > HOUR) return { notBefore: due };
    if (notice.salon.date < context.now()) return null;
    return { ...about(salonReminder as AnyTemplate, rest, context, notice), calendar: undefined };
  },
});

export const newsLetter = defineLetter({
  message: newsMessage,
  async prepare({ rsvp_id, news, has_new_time, was, sequence, note }, context) {
    const notice = await context.sources.rsvpNotice(rsvp_id);
    if (!notice || notice.status === 'INVITED' || isOvertaken(notice.salon, news, sequence)) return null;
    const attendee = await attendeeOf(notice, context);
    if (!attendee) return null;
    const params = {
      ...attendee,
      news,
      has_new_time: has_new_time ?? false,
      was: was ?? null,
      rsvp: notice.status,
      note: note ?? null,
    };
    return about(salonNews as AnyTemplate, params, context, notice);
  },
});

/** It has changed again since: that has a mail of its own. */
const isOvertaken = (salon: NoticedSalon, news: SalonNews, sequence: number): boolean =>
  news === 'cancelled' || news === 'postponed'
    ? salon.salon_status !== news
    : salon.salon_status !== null || salon.calendar_sequence !== sequence;

export const withdrawnLetter = defineLetter({
  message: withdrawnMessage,
  async prepare({ rsvp_id, had }, context) {
    const letter = await withoutSeat(rsvpWithdrawn as AnyTemplate, rsvp_id, context);
    if (!letter) return null;
    const { notice, params, ...rest } = letter;
    // What was called off has been taken out of calendars by a mail of its own.
    if (notice.salon.salon_status) return null;
    const was_paid = had === 'RESERVED' && notice.salon.requires_payment;
    return { ...rest, params: { ...params, had, was_paid } };
  },
});

export const cancelledSeatLetter = defineLetter({
  message: cancelledMessage,
  async prepare({ rsvp_id, had }, context) {
    const letter = await withoutSeat(seatCancelled as AnyTemplate, rsvp_id, context);
    if (!letter) return null;
    const { notice: _notice, params, ...rest } = letter;
    return { ...rest, params: { ...params, had } };
  },
});

/** To somebody who has no seat any more; null when there is one again, or it is over: that there was none is no news. */
async function withoutSeat(template: AnyTemplate, rsvpId: string, context: LetterContext) {
  const notice = await context.sources.rsvpNotice(rsvpId);
  if (notice?.status !== 'INVITED' || salonPhase(notice.salon, context.now()) === 'RECORDED') return null;
  const attendee = await attendeeOf(notice, context);
  if (!attendee) return null;
  const { params, ...letter } = about(template, attendee, context, notice);
  const { event, first_name } = params;
  return { ...letter, notice, params: { first_name, event: { ...event, link: null, manage: null } } };
}

/** Who reads it. */
export interface Reader extends Recipient {
  first_name: string;
  /** IANA zone; null where it is not known. */
  zone: string | null;
}

export interface Attendance extends Reader {
  notice: RSVPNotice;
}

/** Who holds or waits for a seat at an event that still takes place; null when there is nobody or nothing to write of. */
export async function attendanceOf(
  rsvpId: string,
  { sources, now }: LetterContext,
): Promise<Attendance | null> {
  const notice = await sources.rsvpNotice(rsvpId);
  if (!notice || notice.status === 'INVITED' || notice.salon.salon_status) return null;
  if (salonPhase(notice.salon, now()) === 'RECORDED') return null;
  const attendee = await attendeeOf(notice, { sources });
  return attendee && { notice, ...attendee };
}

/** The recipient for an RSVP; null when there is none. */
export async function attendeeOf(
  { user_id, guest }: RSVPNotice,
  { sources }: Pick<LetterContext, 'sources'>,
): Promise<Reader | null> {
  const member = user_id ? await sources.contact(user_id) : null;
  if (member) return { ...memberRecipient(member), first_name: member.first_name, zone: member.timezone };
  if (user_id || !guest?.email) return null;
  const first_name = guest.first_name ?? '';
  const name = sanitizeLine(`${first_name} ${guest.last_name ?? ''}`);
  return { to: { name, address: guest.email }, language: languageOfGuest(guest), first_name, zone: null };
}

export function about<R extends Reader>(
  template: AnyTemplate,
  { to, language, member, zone, ...params }: R,
  { brand, rsvpLinks }: LetterContext,
  { id, status, calendar_changes, confirm_by, held_until, user_id, salon }: RSVPNotice,
) {
  // Members have its page in the portal, visitors on the public site.
  const url = `${brand.origin}/${user_id ? 'salons' : 'upcoming-events'}/${encodeURIComponent(salon.slug)}`;
  return {
    template,
    to,
    language,
    ...(member && { member }),
    // A visitor has no account to give the seat back with.
    params: {
      ...params,
      event: {
        ...eventOf(salon, url),
        reader_zone: zone,
        manage: user_id ? null : rsvpLinks.pageFor({ id, slug: salon.slug }),
      },
    },
    // What is held for somebody to pay for or to confirm is neither a seat nor a place in line yet.
    calendar:
      confirm_by || held_until
        ? undefined
        : inLanguage(language, () =>
            salonInvitation(
              {
                ...salon,
                title: status === 'PENDING' ? waitlisted(salon.title) : salon.title,
                calendar_sequence: salon.calendar_sequence + calendar_changes,
                url,
                status: salon.salon_status ? 'CANCELLED' : ENTRY[status],
                note: status === 'PENDING' ? eventText.addedToWaitlist : null,
              },
              { organizer: { name: brand.name, address: brand.from.address }, attendee: to },
              brand.name,
            ),
          ),
  };
}

/** What an RSVP is in a calendar. */
const ENTRY = { RESERVED: 'CONFIRMED', PENDING: 'TENTATIVE', INVITED: 'CANCELLED' } as const;

const eventOf = (salon: NoticedSalon, url: string): MailEvent => ({
  title: sanitizeLine(salon.title, 300),
  slug: salon.slug,
  date: salon.date,
  minutes: salon.event_duration,
  timezone: salon.timezone,
  isVirtual: salon.event_location !== 'In-Person',
  place: sanitizeLine(salon.place, 300) || null,
  link: isWebLink(salon.link) ? salon.link : null,
  url,
});

const isWebLink = (link: string | null): link is string => /^https?:\/\//.test(link ?? '');
