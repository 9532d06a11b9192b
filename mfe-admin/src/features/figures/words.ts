import { dateFormat } from '@athenaeum/common/dates';
import { currentLocale } from '@athenaeum/messages';
import { figuresText } from './figures.messages';
import type { Step } from './spans';

/** Days of figures are UTC days. */
export const shortDay = (day: string): string =>
  dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));

/** "Nov 22, 2026" or "Week of Nov 16, 2026". */
export function longDay(day: string, step: Step): string {
  const long = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
  return step === 'week' ? figuresText.weekOf({ day: long }) : long;
}

export const number = (value: number): string => value.toLocaleString(currentLocale());

export const hours = (minutes: number): string =>
  (minutes / 60).toLocaleString(currentLocale(), { maximumFractionDigits: 1 });

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
