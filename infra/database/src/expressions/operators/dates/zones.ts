import { location } from '../../../errors';

/** How many milliseconds a zone is ahead of UTC at an instant, given in milliseconds since 1970. */
export type Zone = (instant: number) => number;

export const UTC: Zone = () => 0;

const MINUTE = 60_000;
const DAY = 86_400_000;
const OFFSET = /^([+-])(\d{2})(?::?(\d{2}))?$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone by its Olson name or as an offset such as `+04`, `+0430` or `+04:30`. */
export function readZone(timezone: unknown): Zone {
  if (timezone === undefined) return UTC;
  if (typeof timezone !== 'string') throw location(40517, 'timezone must evaluate to a string');
  const offset = OFFSET.exec(timezone);
  if (!offset) return namedZone(timezone);
  const ahead = (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * MINUTE;
  return () => (offset[1] === '-' ? -ahead : ahead);
}

function namedZone(name: string): Zone {
  const format = formatOf(name);
  return (instant) => {
    const shown = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
    // UTC is "GMT+00:00" to newer versions of Node, and "GMT" to older ones.
    const [, sign, hours = 0, minutes = 0, seconds = 0] =
      /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(shown) ?? [];
    const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return sign === '-' ? -ahead : ahead;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format) return format;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    throw location(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
  formats.set(timeZone, format);
  return format;
}

/** The instant at which clocks in the zone show a time: the first of two, and past those that are left out. */
export function instantOf(local: number, zone: Zone): number {
  const candidates = [local - zone(local - DAY), local - zone(local + DAY)];
  return candidates.find((instant) => instant + zone(instant) === local) ?? candidates[0]!;
}
