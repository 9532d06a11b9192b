import { SALON_NEWS, type SalonNews } from '@athenaeum/content-contract/outgoing';
import * as z from 'zod';
import { button, link, note, quote, status, text } from '../render/letter';
import { dayOf, event, eventFacts, manageLink, timeOf } from './event';
import { greetingName, paragraphs } from './params';
import { defineTemplate } from './template';

const LONGEST_NOTE = 1000;

/** To everyone with a seat or on the waitlist: what has become of the event. */
export const salonNews = defineTemplate({
  name: 'salon-news',
  list: null,
  params: z.strictObject({
    first_name: greetingName,
    news: z.enum(SALON_NEWS),
    /** RESERVED, or PENDING: in line. */
    rsvp: z.enum(['RESERVED', 'PENDING']),
    /** What the staff add. */
    note: paragraphs(LONGEST_NOTE).nullable(),
    event,
  }),
  write: ({ first_name, news, rsvp, note: words, event: given }) => {
    const { subject, mark, sentence, hasTime } = SAID[news];
    return {
      subject: `${subject}: ${given.title}`,
      preview: hasTime ? `${dayOf(given)}, ${timeOf(given)}` : `${dayOf(given)}. ${sentence}`,
      heading: given.title,
      blocks: [
        status('note', mark),
        text(first_name ? `${first_name}, ${uncapitalised(sentence)}` : sentence),
        ...(words ? [quote(words)] : []),
        ...(hasTime ? [text(STANDS[rsvp])] : []),
        eventFacts(given),
        button('View the event', given.url),
        ...(hasTime && given.link ? [link('Join online when it begins', given.link)] : []),
        ...(hasTime ? manageLink(given) : []),
        ...(rsvp === 'RESERVED' ? [note(CALENDAR[news])] : []),
      ],
      reason: 'You get this because you have a seat at this event or wait for one.',
    };
  },
});

interface Said {
  subject: string;
  mark: string;
  sentence: string;
  /** It takes place, so when and where is worth telling. */
  hasTime: boolean;
}

const SAID: Record<SalonNews, Said> = {
  cancelled: {
    subject: 'Cancelled',
    mark: 'Cancelled',
    sentence: 'This event was cancelled. There is nothing you need to do.',
    hasTime: false,
  },
  postponed: {
    subject: 'Postponed',
    mark: 'Postponed',
    sentence:
      'This event was postponed. You keep your place, and we will write to you when there is a new date.',
    hasTime: false,
  },
  moved: {
    subject: 'Time or place has changed',
    mark: 'Changed',
    sentence: 'The time or the place of this event has changed. This is how it stands now.',
    hasTime: true,
  },
  stands: {
    subject: 'It takes place',
    mark: 'Takes place',
    sentence: 'This event takes place after all.',
    hasTime: true,
  },
};

const STANDS = {
  RESERVED: 'Your seat stays yours. If you can no longer come, please give it back.',
  PENDING: 'You keep your place on the waitlist.',
} as const;

const CALENDAR: Record<SalonNews, string> = {
  cancelled: 'The attached file takes the event out of your calendar.',
  postponed: 'The attached file takes the event out of your calendar until there is a new date.',
  moved: 'The attached file brings your calendar up to date.',
  stands: 'The attached file brings your calendar up to date.',
};

const uncapitalised = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
