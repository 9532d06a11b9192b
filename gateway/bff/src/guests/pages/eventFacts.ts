import { type Html, html } from '../../auth/pages/html';
import { dayOf, timeOf } from '../../mail/templates/event';
import { guestText as messages } from './guest.messages';

/** What a page says of the event it is about, besides its title. */
export interface ShownEvent {
  slug: string;
  title: string;
  /** Epoch ms. */
  date: number;
  /** Minutes. */
  event_duration: number;
  timezone: string;
  event_location: string;
}

/** Day and hours, labelled with their zone: nobody knows here where it is read. */
export function eventFacts(event: ShownEvent): Html {
  const isVirtual = event.event_location !== 'In-Person';
  const when = { date: event.date, minutes: event.event_duration, timezone: event.timezone, isVirtual };
  return html`<div class="facts">
    <p>${dayOf(when)}</p>
    <p>${timeOf(when)}</p>
    <p>${isVirtual ? messages.virtual : messages.inPerson}</p>
  </div>`;
}

/** A path, so that a visitor stays on the site where the page was opened: both have it. */
export const eventPath = (slug: string): string => `/upcoming-events/${encodeURIComponent(slug)}`;
