import * as z from 'zod';
import { facts, link, type Block } from '../render/letter';
import { href, line } from './params';

/** The zone of the platform's labels. */
const PLATFORM_ZONE = 'America/Los_Angeles';

export const event = z.strictObject({
  title: line(300),
  /** Epoch ms. */
  date: z.number(),
  /** Minutes. */
  minutes: z.number().positive(),
  timezone: z.string(),
  isVirtual: z.boolean(),
  place: line(300).nullable(),
  /** The join link: only for whoever may have it. */
  link: href.nullable(),
  /** Its page. */
  url: href,
  /** Where a visitor gives back what she holds; members do that on its page. */
  manage: href.nullish(),
});
export type MailEvent = z.infer<typeof event>;

/** When something takes place, and by whose clock that is said. */
type When = Pick<MailEvent, 'date' | 'minutes' | 'timezone' | 'isVirtual'>;

export const eventFacts = (given: MailEvent): Block =>
  facts(
    ['Date', dayOf(given)],
    ['Time', timeOf(given)],
    ['Where', given.place ?? (given.isVirtual ? 'Online' : null)],
  );

/** Nothing for a member. */
export const manageLink = ({ manage }: MailEvent): Block[] =>
  manage ? [link('Change or cancel your RSVP', manage)] : [];

/** "Thursday, December 3, 2026" */
export const dayOf = (given: Omit<When, 'minutes'>): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zoneOf(given) }).format(given.date);

/** "10:00 – 11:00 AM PT", as the specification labels it; in person by the venue's clock. */
export function timeOf(given: When): string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(given),
    timeZoneName: 'shortGeneric',
  });
  return format.formatRange(given.date, given.date + given.minutes * 60_000).replace(/[\u2009\u202f]/g, ' ');
}

/** "10:45 AM PT": a moment of the day on which it is read, by the clock of the event. */
export const momentOf = (at: number, given: Omit<When, 'minutes' | 'date'>): string =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(given),
    timeZoneName: 'shortGeneric',
  })
    .format(at)
    .replace(/[\u2009\u202f]/g, ' ');

const zoneOf = ({ isVirtual, timezone }: Omit<When, 'minutes' | 'date'>) =>
  isVirtual ? PLATFORM_ZONE : timezone;
