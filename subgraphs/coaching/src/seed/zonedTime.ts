/** The instant at which clocks of a zone show `minutes` after midnight on the day that holds `day` (UTC), epoch ms. */
export function zonedTime(day: number, minutes: number, timeZone: string): number {
  const midnight = Math.floor(day / DAY) * DAY;
  const wall = midnight + minutes * MINUTE;
  // The offset at the guess may differ from the one at the answer, around a change of the clocks.
  const guess = wall - offset(wall, timeZone);
  return wall - offset(guess, timeZone);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const formats = new Map<string, Intl.DateTimeFormat>();

function offset(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant / MINUTE) * MINUTE;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
