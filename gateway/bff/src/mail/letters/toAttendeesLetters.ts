import { salonPhase } from '@athenaeum/content-contract';
import {
  attendeesNote as noteMessage,
  salonInvited as invitedMessage,
} from '@athenaeum/content-contract/outgoing';
import { attendeesNote } from '../templates/attendeesNote';
import { salonInvited } from '../templates/salonInvited';
import type { AnyTemplate } from '../templates/template';
import { defineLetter } from './letterKind';
import { about, attendanceOf, attendeeOf } from './rsvpLetters';

/** A note of the staff, to everybody with a seat or on the waitlist when it is sent. */
export const attendeesNoteLetter = defineLetter({
  message: noteMessage,
  async prepare({ rsvp_id, note }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (!attendance) return null;
    const { notice, ...rest } = attendance;
    const letter = about(attendeesNote as AnyTemplate, { ...rest, note }, context, notice);
    // It changes nothing in a calendar.
    return { ...letter, calendar: undefined };
  },
});

/** An invitation, unless it was answered or the event is off by the time it leaves. */
export const salonInvitedLetter = defineLetter({
  message: invitedMessage,
  async prepare({ rsvp_id }, context) {
    const notice = await context.sources.rsvpNotice(rsvp_id);
    if (!notice || notice.status !== 'INVITED' || notice.responded_at !== null) return null;
    if (notice.salon.salon_status || salonPhase(notice.salon, context.now()) === 'RECORDED') return null;
    const reader = await attendeeOf(notice, context);
    if (!reader) return null;
    const { params, ...letter } = about(salonInvited as AnyTemplate, reader, context, notice);
    return {
      ...letter,
      // Nothing is taken yet: no way in, nothing to give back, no entry.
      params: { ...params, event: { ...params.event, link: null, manage: null } },
      calendar: undefined,
    };
  },
});
