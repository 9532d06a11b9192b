import { figuresText } from './figures.messages';
const DAY_MS = 86_400_000;

/** Two UTC days, both inclusive: `2026-11-22`. */
export interface Period {
  from: string;
  to: string;
}

export const LAST_DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 400;

export const dayString = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const lastDays = (days: number, now = Date.now()): Period => ({
  from: dayString(now - (days - 1) * DAY_MS),
  to: dayString(now),
});

/** As many days, right before it. */
export function periodBefore({ from, to }: Period): Period {
  const start = Date.parse(from);
  return { from: dayString(start - lengthOf({ from, to }) * DAY_MS), to: dayString(start - DAY_MS) };
}

/** How the time before is called: "The 30 days before". */
export const beforeName = (period: Period): string => figuresText.beforeName({ count: lengthOf(period) });

/** What the queries of a period ask for. */
export const variablesOf = (period: Period) => ({ input: period, before: periodBefore(period) });

/** The period in the address: `?days=90`, or two custom days. */
export function periodOf(params: URLSearchParams): Period {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return isPeriod(own) ? own : lastDays(daysOf(params) ?? DEFAULT_DAYS);
}

/** Which preset of `LAST_DAYS` it is; null for custom days. */
export function daysOf(params: URLSearchParams): number | null {
  if (isPeriod({ from: params.get('from') ?? '', to: params.get('to') ?? '' })) return null;
  return LAST_DAYS.find((days) => String(days) === params.get('days')) ?? DEFAULT_DAYS;
}

export const searchParamsOf = (chosen: number | Period): URLSearchParams =>
  typeof chosen === 'number'
    ? new URLSearchParams(chosen === DEFAULT_DAYS ? {} : { days: String(chosen) })
    : new URLSearchParams({ ...chosen });

/** Why two days are no valid period; undefined when they are. */
export function problemWith({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return figuresText.chooseDays;
  if (from > to) return figuresText.turned;
  if (lengthOf({ from, to }) > MAX_DAYS) return figuresText.tooLong({ count: MAX_DAYS });
  return undefined;
}

const isPeriod = (period: Period): boolean => problemWith(period) === undefined;

const isDay = (word: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word)) && dayString(Date.parse(word)) === word;

export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
