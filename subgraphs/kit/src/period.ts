import * as z from 'zod';

const DAY = 86_400_000;
const MAX_DAYS = 400;
const UNREADABLE = 'Choose a first and a last day.';

const [FIRST, LAST] = ['1900-01-01', '2199-12-31'];

/** Limited to years of four digits: days are compared and iterated as text, and a longer year sorts before a shorter one. */
const day = z.iso
  .date(UNREADABLE)
  .refine((given) => given >= FIRST && given <= LAST, 'Choose days between 1900 and 2199.');

/** From a day to a day, both included, in UTC. */
export const periodInput = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY, {
    path: ['from'],
    message: `Choose ${MAX_DAYS} days at most.`,
  });
export type Period = z.infer<typeof periodInput>;

/** As a condition on a time in epoch ms. */
export const within = ({ from, to }: Period) => ({ $gte: Date.parse(from), $lt: Date.parse(to) + DAY });

/** In an aggregation: the day number of a time in epoch ms, for `dayName`. */
export const dayOf = (field: string) => ({ $floor: { $divide: [`$${field}`, DAY] } });

/** In an aggregation: how many of a group meet the condition. */
export const countIf = (condition: object | string) => ({ $sum: { $cond: [condition, 1, 0] } });

/** `2026-11-22` */
export const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
