import { SALON_NEWS, type SalonNews } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { button, link, note, quote, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink, startOf, timeOf, type MailEvent } from './event';
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
  params: z.strictObject({
    first_name: greetingName,
    news: z.enum(SALON_NEWS),
    /** Whether it begins at another time than before. */
    has_new_time: z.boolean(),
    /** RESERVED, or PENDING: in line. */
    rsvp: z.enum(['RESERVED', 'PENDING']),
    /** What the staff add. */
    note: paragraphs(MAX_NOTE_LENGTH).nullable(),
    event,
  }),
  write: ({ first_name, news, has_new_time, rsvp, note: words, event: given }) => {
    const { mark, sentence, calendar, takesPlace } = saidOf(news);
    const day = dayOf(given);
    return {
      subject: subjectOf(news, has_new_time, given),
      preview: takesPlace ? `${day}, ${timeOf(given)}` : messages.preview({ day, sentence }),
      heading: given.title,
      blocks: [
        status('note', mark),
        text(toName(first_name, sentence)),
        ...(words ? [quote(words)] : []),
        ...(takesPlace ? [text(rsvp === 'RESERVED' ? messages.keepsSeat : messages.keepsPlace)] : []),
        eventFacts(given),
        button(eventText.view, given.url),
        ...(takesPlace && given.link ? [link(eventText.join, given.link)] : []),
        ...(takesPlace ? manageLink(given) : []),
        note(calendar),
      ],
      reason: eventText.becauseSeatOrLine,
    };
  },
});

function subjectOf(news: SalonNews, hasNewTime: boolean, given: MailEvent): string {
  const { title } = given;
  if (news === 'cancelled') return messages.cancelledSubject({ title });
  if (news === 'postponed') return messages.postponedSubject({ title });
  if (hasNewTime) return messages.movedSubject({ title, start: startOf(given) });
  return news === 'moved' ? messages.changedSubject({ title }) : messages.standsSubject({ title });
}

interface Said {
  mark: string;
  sentence: string;
  calendar: string;
  /** When and where is worth telling. */
  takesPlace: boolean;
}

function saidOf(news: SalonNews): Said {
  const takesPlace = news === 'moved' || news === 'stands';
  const mark = messages[`${news}Mark`];
  const sentence = messages[news];
  if (takesPlace) return { mark, sentence, takesPlace, calendar: messages.updatesCalendar };
  const calendar = news === 'cancelled' ? eventText.takesOutOfCalendar : messages.postponedCalendar;
  return { mark, sentence, takesPlace, calendar };
}
