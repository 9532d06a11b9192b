import type { ClientSession } from 'mongoose';
import { OutboxSubject, type OutboxSubjectRow } from './outboxSubject.model';

const DAY = 86_400_000;
/** Far longer than any message is retried. */
const SUBJECT_TTL_MS = 90 * DAY;

/** What a message has of its place among those of its topic. */
interface Place {
  subject: string;
  place: number;
  /** `queued` waits for the one before it. */
  state: 'open' | 'queued';
}

/** The messages of one kind about one subject. */
export const topicOf = (kind: string, subject: string): string => `${kind}:${subject}`;

/** The next place of one topic. */
export async function takePlace(session: ClientSession, topic: string): Promise<Place> {
  const row = await OutboxSubject.findOneAndUpdate({ _id: topic }, next(), {
    session,
    upsert: true,
    returnDocument: 'after',
  }).lean<OutboxSubjectRow>();
  return placeAt(row!);
}

/** The next place of each of several topics, none of which is named twice. */
export async function takePlaces(
  session: ClientSession,
  topics: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  if (topics.length === 0) return new Map();
  if (new Set(topics).size < topics.length) throw new Error('A subject has one message of a kind at a time');
  await OutboxSubject.bulkWrite(
    topics.map((_id) => ({ updateOne: { filter: { _id }, update: next(), upsert: true } })),
    { session },
  );
  const rows = await OutboxSubject.find({ _id: { $in: topics } })
    .session(session)
    .lean<OutboxSubjectRow[]>();
  return new Map(rows.map((row) => [row._id, placeAt(row)]));
}

const next = () => ({
  $inc: { last: 1 },
  $setOnInsert: { done: 0 },
  $set: { expires_at: new Date(Date.now() + SUBJECT_TTL_MS) },
});

const placeAt = ({ _id, last, done }: OutboxSubjectRow): Place => ({
  subject: _id,
  place: last,
  state: last === done + 1 ? 'open' : 'queued',
});
