import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { AnalyticsDay } from './analyticsDay.model';
import type { AnalyticsEvent } from './analyticsInput';
import { searchText } from './searchText';

const RETENTION_MS = 400 * 86_400_000;
/** How many different values of one kind are counted separately on one day: made-up values fill no more than this. */
export const MAX_VALUES = 2000;
/** What further values of that day are counted as. */
export const OVERFLOW_VALUE = '(other)';

/** Adds what happened to the counts of the day. */
export async function countEvents(
  events: readonly AnalyticsEvent[],
  role: string,
  now = Date.now(),
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const counts = new Map<string, { name: string; value: string; count: number }>();
  for (const event of events) {
    const counted = { name: event.name, value: valueOf(event), count: 1 };
    const key = JSON.stringify([counted.name, counted.value]);
    counts.set(key, { ...counted, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  for (const { count, ...kind } of counts.values()) {
    const fields = { ...kind, day, role };
    const isKept = (await AnalyticsDay.exists({ _id: idOf(fields) })) || (await hasRoom(kind.name, day));
    await addToDay(isKept ? fields : { ...fields, value: OVERFLOW_VALUE }, count, now);
  }
}

interface Counted {
  name: string;
  value: string;
  day: string;
  role: string;
}

/** As many more of what is counted on a day. */
export async function addToDay(counted: Counted, count: number, now: number): Promise<void> {
  const expires_at = new Date(now + RETENTION_MS);
  const update = () =>
    AnalyticsDay.updateOne(
      { _id: idOf(counted) },
      { $inc: { count }, $setOnInsert: { ...counted, expires_at } },
      { upsert: true },
    );
  // The first two of a day at once: the second finds what the first has made.
  await update().catch((error: unknown) => (isDuplicateKey(error) ? update() : Promise.reject(error)));
}

const hasRoom = async (name: string, day: string): Promise<boolean> =>
  (await AnalyticsDay.countDocuments({ name, day })) < MAX_VALUES;

function valueOf(event: AnalyticsEvent): string {
  if (event.name === 'page_view') return event.page;
  return 'text' in event ? (searchText(event.text) ?? '') : '';
}

const idOf = ({ day, name, role, value }: Counted) =>
  createHash('sha256')
    .update(JSON.stringify([day, name, role, value]))
    .digest('base64url');
