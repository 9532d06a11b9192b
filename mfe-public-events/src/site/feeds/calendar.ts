import { currentLanguage } from '@athenaeum/messages';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { absolute, pathOf } from '../addresses';
import { siteText } from '../site.messages';
import type { SiteEvent } from '../siteEvents';
import { endOf, placeOf } from '../words';

const LONGEST_LINE = 75;

/** The events to come for a calendar program to come back to; the same identity that a member's own calendar has. */
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
    // Not now: what has not changed is equal byte for byte.
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

/** Text of a property: nothing in it can end the line or begin another. */
const said = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}+/gu, ' ');

/** Lines of at most 75 bytes, broken between letters. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let room = LONGEST_LINE;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > room) {
      pieces.push(piece);
      piece = '';
      room = LONGEST_LINE - 1;
    }
    piece += letter;
    room -= bytes;
  }
  return [...pieces, piece].join('\r\n ');
}
