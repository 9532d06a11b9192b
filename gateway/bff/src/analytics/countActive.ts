import { createHmac } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { ActiveMark } from './activeMark.model';
import { addToDay } from './countEvents';

export const ACTIVE = 'active_member';
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY;

interface Active {
  userId: string;
  role: string;
  /** A keyed hash of the member's id. */
  key: string;
}

/** A member who is here counts once in the day and once in the week (Monday to Sunday, UTC). */
export async function countActive({ userId, role, key }: Active, now = Date.now()): Promise<void> {
  const spans = [
    { value: 'day', start: startOf(now, DAY, 0), length: DAY },
    { value: 'week', start: startOf(now, WEEK, FIRST_MONDAY), length: WEEK },
  ].map((span) => ({ ...span, _id: markOf(`${span.value} ${span.start} ${userId}`, key) }));
  const marked = await ActiveMark.find({ _id: { $in: spans.map(({ _id }) => _id) } }).lean();
  for (const { _id, value, start, length } of spans) {
    if (marked.some((mark) => mark._id === _id)) continue;
    if (!(await isFirst(_id, new Date(start + length)))) continue;
    const day = new Date(start).toISOString().slice(0, 10);
    await addToDay({ name: ACTIVE, value, day, role }, 1, now);
  }
}

/** Of two simultaneous reports by the same member only one inserts the mark. */
const isFirst = (_id: string, expires_at: Date): Promise<boolean> =>
  ActiveMark.create({ _id, expires_at }).then(
    () => true,
    (error: unknown) => (isDuplicateKey(error) ? false : Promise.reject(error as Error)),
  );

const startOf = (at: number, length: number, origin: number) =>
  Math.floor((at - origin) / length) * length + origin;

const markOf = (what: string, key: string) =>
  createHmac('sha256', key).update(`active ${what}`).digest('base64url');
