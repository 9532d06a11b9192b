import { currentLocale } from '@athenaeum/messages';
import { dateFormat } from '../../components/dateFormat';
import { figuresText } from './figures.messages';
import type { Step } from './spans';

/** Days of figures are UTC days. */
const short = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

export const shortDay = (day: string): string => short(Date.parse(day));

/** "Nov 22, 2026" or "Week of Nov 16, 2026". */
export const longDay = (day: string, step: Step): string =>
  step === 'week' ? figuresText.weekOf({ day: long(Date.parse(day)) }) : long(Date.parse(day));

export const number = (value: number): string => value.toLocaleString(currentLocale());

export const hours = (minutes: number): string =>
  (minutes / 60).toLocaleString(currentLocale(), { maximumFractionDigits: 1 });

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
