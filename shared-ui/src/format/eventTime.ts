import { clock, isZone, zoneName } from './clock';
import { isOwnZoneKnown, ownZone, PLATFORM_ZONE } from './ownZone';
import { timeText } from './time.messages';

export type EventMoment = {
  /** Epoch milliseconds, UTC. */
  start: number;
  /** Minutes. Without it there is no range. */
  minutes?: number | null;
  /** IANA zone of the venue. Only in-person events are shown in it. */
  zone?: string | null;
  inPerson?: boolean;
  /** The viewer's zone; the browser's by default. */
  viewerZone?: string;
  /** The current time, epoch ms: decides whether the year is shown, and what Today is. */
  now?: number;
};

/**
 * An event's time as text: the PT label of the specification and the viewer's own time where it differs; in person the
 * venue's zone comes first.
 */
export function formatEventTime(moment: EventMoment) {
  const { start, minutes, now = Date.now(), viewerZone = ownZone() } = moment;
  const isKnown = moment.viewerZone !== undefined || isOwnZoneKnown();
  const zone = moment.inPerson && moment.zone && isZone(moment.zone) ? moment.zone : PLATFORM_ZONE;
  const here = clock(start, zone);
  const there = clock(start, viewerZone);
  const differs = isKnown && (here.minuteOfDay !== there.minuteOfDay || here.date !== there.date);
  const ownDay = differs && here.date !== there.date ? `${there.weekday} ` : '';
  const end = minutes ? start + minutes * 60_000 : null;

  const day = dayOf(here, now);
  const time = `${here.short} ${zoneName(start, zone)}`;
  const own = differs ? `${ownDay}${there.short} ${zoneName(start, viewerZone)}` : null;
  return {
    zone,
    /** "2025-11-25": the day in the display zone, to group and sort by. */
    date: here.date,
    /** "Tue, Nov 25", with the year when it is another one. */
    day,
    /** "Today", "Tomorrow", or the day. */
    relativeDay: relativeDay(start, zone, now) ?? day,
    /** "10 AM PT" */
    time,
    /** "1 PM ET", or null when the viewer's clock shows the same. */
    own,
    /** "Tue, Nov 25 · 10 AM PT (1 PM ET)" */
    line: `${day} · ${time}${own ? ` (${own})` : ''}`,
    /** "10:00 – 11:00 AM PT", or the start alone when the length is unknown. */
    range: end === null ? time : `${range(start, end, zone)} ${zoneName(start, zone)}`,
    /** "1:00 – 2:00 PM ET, your time", or null. */
    ownRange: differs
      ? timeText.yourTime({
          time: `${ownDay}${end === null ? there.short : range(start, end, viewerZone)} ${zoneName(start, viewerZone)}`,
        })
      : null,
    /** The parts of a `DateBlock`. */
    leaf: { month: here.month, day: String(here.dayOfMonth), weekday: here.weekday },
  };
}

/** "Tue, Nov 25", or "Tue, Nov 25, 2024" outside this year. */
export function formatDay(at: number, zone = ownZone(), now = Date.now()) {
  return dayOf(clock(at, zone), now);
}

/** "1:30 PM" */
export function formatTime(at: number, zone = ownZone()) {
  const { time, half } = clock(at, zone);
  return `${time} ${half}`;
}

type Clock = ReturnType<typeof clock>;

function dayOf(moment: Clock, now: number) {
  const { weekday, month, year } = moment;
  const parts = { weekday, month, day: String(moment.dayOfMonth) };
  return year === clock(now, moment.zone).year
    ? timeText.day(parts)
    : timeText.dayOfYear({ ...parts, year: String(year) });
}

function relativeDay(start: number, zone: string, now: number) {
  const date = clock(start, zone).date;
  if (date === clock(now, zone).date) return timeText.today;
  return date === nextDate(clock(now, zone)) ? timeText.tomorrow : null;
}

/** By calendar, not by 24 hours: a day can have 23 or 25. */
function nextDate({ year, monthNumber, dayOfMonth }: Clock) {
  return new Date(Date.UTC(year, monthNumber - 1, dayOfMonth + 1)).toISOString().slice(0, 10);
}

function range(start: number, end: number, zone: string) {
  const from = clock(start, zone);
  const to = clock(end, zone);
  return from.half === to.half && from.date === to.date
    ? `${from.time} – ${to.time} ${to.half}`
    : `${from.time} ${from.half} – ${to.time} ${to.half}`;
}
