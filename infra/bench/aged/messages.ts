import type { mongo } from 'mongoose';

export interface Message {
  _id: number;
  topic: string;
  due: Date;
  attempts: number;
  body: string;
}

const START = 1_700_000_000_000;
const TOPICS = 500;
/** Every n-th message is larger than a page of the file, and is stored in overflow pages. */
const ONE_LONG_IN = 10;
const LONG_REPEATS = 300;

/** Messages as an outbox keeps them: written, changed a few times and removed. Ids count up, so that any of them can be named. */
export const messagesOf = (client: mongo.MongoClient) => client.db('aged').collection<Message>('messages');

export const createIndexes = (messages: mongo.Collection<Message>) =>
  messages.createIndexes([{ key: { topic: 1, due: 1 } }, { key: { due: 1 } }]);

export function message(_id: number): Message {
  return {
    _id,
    topic: topicOf(_id),
    due: dueOf(_id),
    attempts: 0,
    body: bodyOf(_id),
  };
}

export const topicOf = (id: number) => `topic-${scattered(id) % TOPICS}`;
export const dueOf = (id: number) => new Date(START + (scattered(id) % 10_000_000) * 1000);
export const bodyOf = (id: number) =>
  'What was said at the table. '.repeat(id % ONE_LONG_IN === 0 ? LONG_REPEATS : 4 + (scattered(id) % 20));

/** The same for the same number, and far from that of its neighbour. */
export const scattered = (n: number) => (Math.imul(n ^ 0x9e3779b9, 0x85ebca6b) >>> 8) & 0xffffff;
