import { wallClock, type WallClock } from '@athenaeum/common/zones';

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
