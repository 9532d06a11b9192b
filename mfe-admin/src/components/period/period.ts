import type { Param } from '../list/params';

/** A day of the address, `2026-11-22`; '' for none. What is no day is none. */
export const dayParam = (): Param<string> => ({
  read: (word) => (word && startOf(word) !== null ? word : ''),
  write: (value) => value,
});

/** From the first moment of one day to the last of the other, by her own clock; undefined while neither is chosen. */
export function periodOf({
  from,
  to,
}: {
  from: string;
  to: string;
}): { gte?: number; lt?: number } | undefined {
  const [first, last] = [startOf(from), startOf(to)];
  if (first === null && last === null) return undefined;
  return { ...(first !== null && { gte: first }), ...(last !== null && { lt: dayAfter(last) }) };
}

function startOf(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  // The thirtieth of February is none.
  return start.getMonth() === month - 1 && start.getDate() === date ? start.getTime() : null;
}

function dayAfter(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}
