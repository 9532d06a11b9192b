import * as z from 'zod';
import type { Letter } from '../render/letter';
import { button, note, status, text } from '../render/letter';
import {
  dayOf,
  event,
  eventAction,
  eventOccasion,
  giveUpSeat,
  leaveLine,
  seatOccasion,
  shortDayOf,
  type MailEvent,
} from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { ordinal } from './ordinal';
import { greetingName } from './params';
import { rsvpText as messages } from './rsvp.messages';
import { defineTemplate } from './template';

/** Confirms an RSVP: a seat, or a place on the waitlist. */
export const rsvpConfirmation = defineTemplate({
  name: 'rsvp-confirmation',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    status: z.enum(['RESERVED', 'PENDING']),
    /** In line, from 1; null for a seat. */
    position: z.int().positive().nullable(),
    event,
  }),
  write: ({ first_name, status: rsvp, position, event: given }) =>
    rsvp === 'PENDING' ? inLine(first_name, position, given) : withSeat(first_name, given),
});

const withSeat = (first_name: string, given: MailEvent): Letter => ({
  subject: messages.attendingSubject({ title: given.title }),
  preview: messages.attendingPreview({ day: dayOf(given) }),
  art: given.slug,
  heading: messages.seatSaved,
  blocks: [
    text(toName(first_name, messages.seeYou({ day: shortDayOf(given) }))),
    seatOccasion(given),
    ...eventAction(given),
    note(eventText.addsToCalendar),
  ],
  aside: giveUpSeat(given),
  reason: eventText.becauseAsked,
});

const inLine = (first_name: string, position: number | null, given: MailEvent): Letter => ({
  subject: position
    ? messages.waitlistSubjectPlace({ title: given.title, place: ordinal(position) })
    : messages.waitlistSubject({ title: given.title }),
  preview: messages.waitlistPreview({ day: dayOf(given) }),
  art: given.slug,
  heading: position ? messages.placeInLine({ place: ordinal(position) }) : messages.onWaitlist,
  blocks: [
    status('waitlist', eventText.addedToWaitlist),
    text(toName(first_name, messages.waiting)),
    eventOccasion(given),
    button(eventText.view, given.url),
    note(messages.tentative),
  ],
  aside: leaveLine(given),
  reason: eventText.becauseAsked,
});
