import * as z from 'zod';
import { button, quote, text } from '../render/letter';
import { dayOf, event, eventOccasion, giveUpSeat } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName, paragraphs } from './params';
import { salonNewsText as messages } from './salonNews.messages';
import { defineTemplate } from './template';

/** To everybody with a seat or in line: a note of the staff. */
export const attendeesNote = defineTemplate({
  name: 'attendees-note',
  list: null,
  bell: { area: 'salons', topic: 'salons' },
  params: z.strictObject({ first_name: greetingName, note: paragraphs(1000), event }),
  write: ({ first_name, note, event: given }) => ({
    subject: messages.noteSubject({ title: given.title }),
    preview: messages.notePreview({ day: dayOf(given) }),
    art: given.slug,
    heading: messages.noteHeading,
    blocks: [
      text(toName(first_name, messages.note)),
      quote(note),
      eventOccasion(given),
      button(eventText.view, given.url),
    ],
    aside: giveUpSeat(given),
    reason: eventText.becauseSeatOrLine,
  }),
});
