import { memberConsequence } from '@athenaeum/coaching-contract';
import {
  sessionCancellation as cancellationMessage,
  sessionChange as changeMessage,
  sessionConfirmation as confirmationMessage,
  sessionPlace as placeMessage,
  sessionReminder as reminderMessage,
  type SessionParty,
} from '@athenaeum/coaching-contract/outgoing';
import type { SessionNotice } from '../../sources/sources';
import { sessionsPage } from '../../calendar/calendarSession';
import { sessionInvitation } from '../../calendar/sessionCalendar';
import { whereOf } from '../../coaching/whereOf';
import type { Prepared } from '../compose';
import type { Address } from '../mail';
import { sanitizeLine } from '../templates/params';
import type { MailSession } from '../templates/session';
import { sessionCancellation } from '../templates/sessionCancellation';
import { sessionChange } from '../templates/sessionChange';
import { sessionConfirmation } from '../templates/sessionConfirmation';
import { sessionPlace } from '../templates/sessionPlace';
import { sessionReminder } from '../templates/sessionReminder';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';

const PLATFORM_ZONE = 'America/Los_Angeles';

type Row = ReturnType<typeof confirmationMessage.payload.parse>;

export const sessionConfirmationLetter = defineLetter({
  message: confirmationMessage,
  prepare: (row, context) =>
    ofScheduled(sessionConfirmation as AnyTemplate, row, context, ({ date }) => ({
      consequence: memberConsequence({ session_date: date }, context.now()),
    })),
});

export const sessionChangeLetter = defineLetter({
  message: changeMessage,
  prepare: (row, context) => ofScheduled(sessionChange as AnyTemplate, row, context),
});

export const sessionPlaceLetter = defineLetter({
  message: placeMessage,
  prepare: (row, context) => ofScheduled(sessionPlace as AnyTemplate, row, context),
});

export const sessionReminderLetter = defineLetter({
  message: reminderMessage,
  async prepare(row, context) {
    const prepared = await ofScheduled(sessionReminder as AnyTemplate, row, context);
    return prepared && { ...prepared, calendar: undefined };
  },
});

export const sessionCancellationLetter = defineLetter({
  message: cancellationMessage,
  async prepare(row, context) {
    const meeting = await meetingOf(row, context);
    if (meeting?.notice.status !== 'Cancelled') return null;
    const { notice, prepared, session } = meeting;
    const by = notice.cancelled_by === row.to ? null : whoCancelled(notice, meeting.member);
    const consequence = notice.is_released ? 'release' : 'debit';
    return {
      ...prepared,
      template: sessionCancellation as AnyTemplate,
      params: {
        first_name: meeting.first_name,
        session,
        by,
        consequence: row.to === 'member' ? consequence : null,
      },
    };
  },
});

async function ofScheduled(
  template: AnyTemplate,
  row: Row,
  context: LetterContext,
  more: (session: MailSession) => object = () => ({}),
): Promise<Prepared | null> {
  const meeting = await meetingOf(row, context);
  if (meeting?.notice.status !== 'Scheduled') return null;
  const { prepared, first_name, session } = meeting;
  return { ...prepared, template, params: { first_name, session, ...more(session) } };
}

/** A session as one of the two sees it; null when it is over, has changed since, or the recipient has no account. */
async function meetingOf({ session_id, sequence, to }: Row, { sources, brand, now }: LetterContext) {
  const notice = await sources.sessionNotice(session_id);
  // It has changed since: that has a mail of its own.
  if (!notice || notice.sequence !== sequence) return null;
  // The cancellation matters even when the session would have begun by now.
  if (notice.session_date < now() && notice.status !== 'Cancelled') return null;
  const readerId = to === 'member' ? notice.user_id : notice.coach_user_id;
  const member = await sources.contact(notice.user_id);
  const reader = to === 'member' ? member : readerId && (await sources.contact(readerId));
  if (!reader || !member) return null;
  const memberName = sanitizeLine(`${member.first_name} ${member.last_name}`) || 'a member';
  const session = {
    ...sessionFor(to, notice, memberName, brand.origin),
    reader_zone: reader.timezone,
  };
  const address: Address = {
    name: sanitizeLine(`${reader.first_name} ${reader.last_name}`),
    address: reader.email,
  };
  const calendar = sessionInvitation(
    {
      ...notice,
      ...whereOf(notice, brand.origin),
      with: session.with,
      timezone: notice.coach_timezone,
      isCancelled: notice.status === 'Cancelled',
      url: session.url,
      since: notice.changed_at ?? notice.created_at,
    },
    { organizer: { name: brand.name, address: brand.from.address }, attendee: address },
    brand.name,
  );
  const prepared = {
    to: address,
    calendar,
    member: reader.id,
    ...(reader.id !== member.id && { about: member.id }),
  };
  return { notice, prepared, session, member: memberName, first_name: reader.first_name };
}

const sessionFor = (
  to: SessionParty,
  notice: SessionNotice,
  member: string,
  origin: string,
): MailSession => ({
  with: to === 'member' ? sanitizeLine(notice.coach_name) : member,
  date: notice.session_date,
  minutes: notice.duration,
  timezone: to === 'member' ? PLATFORM_ZONE : notice.coach_timezone,
  note: (to === 'coach' && notice.note) || null,
  to,
  url: sessionsPage(origin, to),
  ...inMail(whereOf(notice, origin)),
});

const inMail = ({ words, link }: ReturnType<typeof whereOf>) => ({
  where: words && sanitizeLine(words),
  join: link,
});

function whoCancelled({ cancelled_by, coach_name }: SessionNotice, member: string): string {
  if (cancelled_by === 'coach') return sanitizeLine(coach_name);
  return cancelled_by === 'member' ? member : 'our team';
}
