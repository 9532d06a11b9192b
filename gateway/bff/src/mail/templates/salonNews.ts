import { SALON_NEWS, type SalonNews } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { button, link, note, quote, text } from '../render/letter';
import { dayOf, event, eventOccasion, giveUpSeat, leaveLine, startOf, timeOf } from './event';
import { eventText } from './event.messages';
import { toName } from './greeting';
import { greetingName, paragraphs } from './params';
import { salonNewsText as messages } from './salonNews.messages';
import { defineTemplate } from './template';

const MAX_NOTE_LENGTH = 1000;

/** To everyone with a seat or on the waitlist: what has become of the event. */
export const salonNews = defineTemplate({
  name: 'salon-news',
  list: null,
  bell: { area: 'salons', topic: 'salons' },
  params: z.strictObject({
    first_name: greetingName,
    news: z.enum(SALON_NEWS),
    /** Whether it begins at another time than before. */
    has_new_time: z.boolean(),
    /** When it was to begin before, epoch ms; null where that is not known or the same. */
    was: z.number().nullable(),
    /** RESERVED, or PENDING: in line. */
    rsvp: z.enum(['RESERVED', 'PENDING']),
    /** What the staff add. */
    note: paragraphs(MAX_NOTE_LENGTH).nullable(),
    event,
  }),
  write: ({ first_name, news, has_new_time, was, rsvp, note: words, event: given }) => {
    const { sentence, calendar, takesPlace } = saidOf(news);
    const day = dayOf(given);
    const { title } = given;
    const heading = headingOf(news, has_new_time, title);
    const movesTo =
      takesPlace && has_new_time ? messages.movedSubject({ title, start: startOf(given) }) : null;
    return {
      subject: movesTo ?? heading,
      preview: takesPlace ? `${day}, ${timeOf(given)}` : messages.preview({ day, sentence }),
      art: given.slug,
      heading,
      blocks: [
        text(toName(first_name, sentence)),
        ...(words ? [quote(words)] : []),
        ...(takesPlace ? [text(rsvp === 'RESERVED' ? messages.keepsSeat : messages.keepsPlace)] : []),
        eventOccasion(given, takesPlace ? was : null),
        button(eventText.view, given.url),
        ...(takesPlace && given.link ? [link(eventText.join, given.link)] : []),
        note(calendar),
      ],
      ...(takesPlace ? { aside: rsvp === 'RESERVED' ? giveUpSeat(given) : leaveLine(given) } : {}),
      reason: eventText.becauseSeatOrLine,
    };
  },
});

function headingOf(news: SalonNews, hasNewTime: boolean, title: string): string {
  if (news === 'cancelled') return messages.cancelledSubject({ title });
  if (news === 'postponed') return messages.postponedSubject({ title });
  if (hasNewTime) return messages.newTimeHeading({ title });
  return news === 'moved' ? messages.changedSubject({ title }) : messages.standsSubject({ title });
}

interface Said {
  sentence: string;
  calendar: string;
  /** When and where is worth telling. */
  takesPlace: boolean;
}

function saidOf(news: SalonNews): Said {
  const takesPlace = news === 'moved' || news === 'stands';
  const sentence = messages[news];
  if (takesPlace) return { sentence, takesPlace, calendar: messages.updatesCalendar };
  const calendar = news === 'cancelled' ? eventText.takesOutOfCalendar : messages.postponedCalendar;
  return { sentence, takesPlace, calendar };
}
