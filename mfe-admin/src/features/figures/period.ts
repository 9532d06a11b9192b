import { figuresText } from './figures.messages';
const DAY = 86_400_000;

/** From a day to a day, both in it: `2026-11-22`, by UTC as the figures are. */
export interface Period {
  from: string;
  to: string;
}

export const LAST_DAYS = [7, 30, 90, 365] as const;
const USUAL = 30;
const LONGEST = 400;

export const dayString = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const lastDays = (days: number, now = Date.now()): Period => ({
  from: dayString(now - (days - 1) * DAY),
  to: dayString(now),
});

/** What an address asks for: `?days=90`, or two days of her own. */
export function periodOf(params: URLSearchParams): Period {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return isPeriod(own) ? own : lastDays(daysOf(params) ?? USUAL);
}

/** Which of `LAST_DAYS` it is; null for days of her own. */
export function daysOf(params: URLSearchParams): number | null {
  if (isPeriod({ from: params.get('from') ?? '', to: params.get('to') ?? '' })) return null;
  return LAST_DAYS.find((days) => String(days) === params.get('days')) ?? USUAL;
}

export const addressOf = (chosen: number | Period): URLSearchParams =>
  typeof chosen === 'number'
    ? new URLSearchParams(chosen === USUAL ? {} : { days: String(chosen) })
    : new URLSearchParams({ ...chosen });

/** What is wrong with two days, in words. */
export function problemWith({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return figuresText.chooseDays;
  if (from > to) return figuresText.turned;
  if (lengthOf({ from, to }) > LONGEST) return figuresText.tooLong({ count: LONGEST });
  return undefined;
}

const isPeriod = (period: Period): boolean => problemWith(period) === undefined;

const isDay = (word: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word)) && dayString(Date.parse(word)) === word;

export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;
