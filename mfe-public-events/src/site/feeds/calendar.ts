import { currentLanguage } from '@athenaeum/messages';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { eventText } from '../../components/event.messages';
import { absolute, pathOf } from '../addresses';
import { siteText } from '../site.messages';
import type { SiteEvent } from '../siteEvents';
import { endOf, placeOf } from '../words';

const HOUR_IN_SECONDS = 3600;

/** Upcoming events as a calendar feed (ICS); UIDs are the same as in a member's own calendar. */
export function calendar(events: readonly SiteEvent[], settings: SiteSettings): string {
  const feed = ical({
    prodId: { company: settings.brand, product: 'Events', language: currentLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: printable(`${eventText.upcoming} · ${settings.brand}`),
    ttl: HOUR_IN_SECONDS,
  });
  for (const event of events) {
    const url = absolute(settings, pathOf(event.slug));
    feed.createEvent({
      id: `salon-${event.id}@athenaeum`,
      sequence: event.calendar_sequence,
      // Not the current time, so that unchanged feeds are equal byte for byte.
      stamp: new Date(event.date),
      start: new Date(event.date),
      end: new Date(endOf(event)),
      status: ICalEventStatus.CONFIRMED,
      summary: printable(event.title),
      location: printable(placeOf(event) ?? siteText.online),
      description: printable([event.subtitle, url].filter(Boolean).join('\n')),
      url,
    });
  }
  // Each line ends with CRLF, the last one too (RFC 5545, 3.4), which the library leaves out.
  return `${feed.toString().trimEnd()}\r\n`;
}

/** The library escapes line breaks, and lets other control characters pass. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' ');
