import { currentLanguage } from '@athenaeum/messages';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { absolute, pathOf } from '../addresses';
import { siteText } from '../site.messages';
import type { SiteEvent } from '../siteEvents';
import { endOf, placeOf } from '../words';

const MAX_LINE_BYTES = 75;

/** Upcoming events as a calendar feed (ICS); UIDs are the same as in a member's own calendar. */
export function calendar(events: readonly SiteEvent[], settings: SiteSettings): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${said(settings.brand)}//Events//${currentLanguage().toUpperCase()}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${said(`${eventText.upcoming} · ${settings.brand}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => entry(event, settings)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entry(event: SiteEvent, settings: SiteSettings): string[] {
  const url = absolute(settings, pathOf(event.slug));
  return [
    'BEGIN:VEVENT',
    `UID:salon-${event.id}@athenaeum`,
    `SEQUENCE:${event.calendar_sequence}`,
    // Not the current time, so that unchanged feeds are equal byte for byte.
    `DTSTAMP:${instant(event.date)}`,
    `DTSTART:${instant(event.date)}`,
    `DTEND:${instant(endOf(event))}`,
    'STATUS:CONFIRMED',
    `SUMMARY:${said(event.title)}`,
    `LOCATION:${said(placeOf(event) ?? siteText.online)}`,
    `DESCRIPTION:${said([event.subtitle, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** `20251125T180000Z` */
const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes the text of a property, so that it cannot end the line. */
const said = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}+/gu, ' ');

/** Lines of at most 75 bytes, folded between characters. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let room = MAX_LINE_BYTES;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > room) {
      pieces.push(piece);
      piece = '';
      room = MAX_LINE_BYTES - 1;
    }
    piece += letter;
    room -= bytes;
  }
  return [...pieces, piece].join('\r\n ');
}
