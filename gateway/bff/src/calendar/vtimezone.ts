import { utcStamp } from '@athenaeum/common/calendar';
import { changeBetween, offsetAt } from '@athenaeum/common/zones';

const DAY = 86_400_000;
/** Shorter than the time between two offset changes of any zone. */
const WEEK = 7 * DAY;
const MINUTE = 60_000;

/** The VTIMEZONE of a zone around a time, for calendars that do not know its name (RFC 5545, 3.6.5). */
export function vtimezone(zone: string, from: number, to: number): string {
  const changes = changesBetween(zone, from - 366 * DAY, to + 366 * DAY);
  const observances =
    changes.length > 0
      ? changes.map(({ at, before, after }) => observance(zone, at, before, after))
      : [observance(zone, 0, offsetAt(from, zone), offsetAt(from, zone))];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

interface Change {
  at: number;
  before: number;
  after: number;
}

function changesBetween(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; at += WEEK) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + WEEK, zone)];
    if (before !== after) changes.push({ at: changeBetween(at, at + WEEK, zone), before, after });
  }
  return changes;
}

function observance(zone: string, at: number, before: number, after: number): string[] {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    // By the clock that was in force until then.
    `DTSTART:${utcStamp(at + before).slice(0, -1)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
