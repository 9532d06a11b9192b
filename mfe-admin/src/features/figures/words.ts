import type { Step } from './spans';

/** Days of figures are UTC's, wherever they are read. */
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const shortDay = (day: string): string => SHORT.format(Date.parse(day));

/** "Nov 22, 2026" or "Week of Nov 16, 2026". */
export const longDay = (day: string, step: Step): string =>
  `${step === 'week' ? 'Week of ' : ''}${LONG.format(Date.parse(day))}`;

export const number = (value: number): string => value.toLocaleString('en-US');

export const hours = (minutes: number): string =>
  (minutes / 60).toLocaleString('en-US', { maximumFractionDigits: 1 });

export const percent = (share: number): string => `${Math.round(share * 100)}%`;
