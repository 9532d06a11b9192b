/** The clock of a zone at a moment. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function wallClock(at: number, zone: string): WallClock {
  const format = formats.get(zone) ?? newFormat(zone);
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: value('year'),
    month: value('month'),
    day: value('day'),
    hour: value('hour'),
    minute: value('minute'),
    second: value('second'),
  };
}

/** How far ahead of UTC a zone's clock is at a moment, ms. */
export function offsetAt(at: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

const newFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** A date whose fields are those of a zone's clock, in the shape ical-generator asks for; others follow the server's zone. */
export class ZonedDate extends Date {
  readonly internal: Date;
  #clock: WallClock;

  constructor(
    at: number,
    readonly timeZone: string,
  ) {
    super(at);
    this.internal = new Date(at);
    this.#clock = wallClock(at, timeZone);
  }

  withTimeZone(zone?: string | null): ZonedDate {
    return new ZonedDate(this.getTime(), zone ?? this.timeZone);
  }
  tzComponents(): string[] {
    return [];
  }
  override getFullYear = () => this.#clock.year;
  override getMonth = () => this.#clock.month - 1;
  override getDate = () => this.#clock.day;
  override getHours = () => this.#clock.hour;
  override getMinutes = () => this.#clock.minute;
  override getSeconds = () => this.#clock.second;
}
