const MINUTE = 60_000;

/** "2026-12-03T10:00", the value of a date and time field, in a zone. */
export function toLocalTime(at: number | null | undefined, zone: string): string {
  return typeof at === 'number' ? textOf(at, zone) : '';
}

/** The reverse, epoch ms; NaN for a time that does not exist there, such as one skipped by daylight saving. */
export function fromLocalTime(text: string, zone: string): number {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text) ?? [];
  const wished = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wished)) return NaN;
  // The offsets before and after it; of an ambiguous time the first is taken.
  const offsets = [wished - 1440 * MINUTE, wished + 1440 * MINUTE].map((at) => offsetOf(at, zone));
  const found = offsets
    .map((offset) => wished - offset)
    .filter((at) => textOf(at, zone) === `${date}T${time}`);
  return found.length > 0 ? Math.min(...found) : NaN;
}

const offsetOf = (at: number, zone: string) =>
  Date.parse(`${textOf(at, zone)}Z`) - Math.floor(at / MINUTE) * MINUTE;

function textOf(at: number, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
