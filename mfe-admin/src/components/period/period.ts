import type { Param } from '../list/params';

/** A day in the address, `2026-11-22`; '' when missing or invalid. */
export const dayParam = (): Param<string> => ({
  read: (word) => (word && startOf(word) !== null ? word : ''),
  write: (value) => value,
});

/** From the start of one day to the end of the other in the reader's zone, epoch ms; undefined while neither is chosen. */
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
  // Rejects dates such as 30 February.
  return start.getMonth() === month - 1 && start.getDate() === date ? start.getTime() : null;
}

function dayAfter(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}
