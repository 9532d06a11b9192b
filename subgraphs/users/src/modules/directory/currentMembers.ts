import mongoose from 'mongoose';
import { User } from '../user/user.model';
import {
  DIRECTORY_FIELDS,
  directoryMember,
  Vocabulary,
  type DirectoryMember,
  type DirectoryRow,
} from './directoryMember';

/**
 * How far back a reading looks again, in ms: what a transaction has written shows only when it ends (within a minute),
 * and the clocks of two processes may differ by another.
 */
const LOOK_BACK = 120_000;
const BATCH = 1000;

/** Everyone the directory might list, as they are now; compact, so that no request reads twenty thousand profiles. */
export interface DirectoryMembers {
  readonly all: ReadonlyMap<string, DirectoryMember>;
  readonly vocabulary: Vocabulary;
  /** Stands for what is listed: another one once anything has changed. */
  readonly version: object;
}

interface Kept {
  all: Map<string, DirectoryMember>;
  vocabulary: Vocabulary;
  version: object;
  /** When the last reading that succeeded began, epoch ms. */
  readAt: number;
  running?: Promise<void>;
  next?: Promise<void>;
}

const kept = new WeakMap<object, Kept>();

/**
 * Holds what every process of this service has written before the call: each call reads what has changed since the
 * last, so that what a member has just hidden is hidden at once. Two reads of the database while nobody joins or leaves.
 */
export async function currentMembers(): Promise<DirectoryMembers> {
  const members = keptOfThisDatabase();
  await readAfterNow(members);
  return members;
}

function keptOfThisDatabase(): Kept {
  const client = mongoose.connection.getClient();
  const known = kept.get(client);
  if (known) return known;
  const empty: Kept = { all: new Map(), vocabulary: new Vocabulary(), version: {}, readAt: 0 };
  kept.set(client, empty);
  return empty;
}

/** A reading that is under way may have missed the latest write; all who ask meanwhile share the one after it. */
function readAfterNow(members: Kept): Promise<void> {
  if (members.next) return members.next;
  if (!members.running) return begin();
  return (members.next = members.running.then(begin, begin));

  function begin(): Promise<void> {
    members.next = undefined;
    return (members.running = read(members).finally(() => (members.running = undefined)));
  }
}

async function read(members: Kept): Promise<void> {
  const startedAt = Date.now();
  // Who is gone leaves no trace but the number; somebody who joins between the two reads is there the second time.
  if (!(await readChanges(members)) && !(await readChanges(members))) await readAll(members);
  members.readAt = startedAt;
}

/** False when the number shows that somebody is missing or gone. */
async function readChanges(members: Kept): Promise<boolean> {
  if (members.readAt === 0) return false;
  const changed = await User.find({ changed_at: { $gte: members.readAt - LOOK_BACK } })
    .select(DIRECTORY_FIELDS)
    .batchSize(BATCH)
    .lean<DirectoryRow[]>();
  for (const row of changed) members.all.set(row._id, directoryMember(row, members.vocabulary));
  if (changed.length > 0) members.version = {};
  return (await User.countDocuments()) === members.all.size;
}

async function readAll(members: Kept): Promise<void> {
  const all = new Map<string, DirectoryMember>();
  const vocabulary = new Vocabulary();
  const rows = User.find().select(DIRECTORY_FIELDS).lean<DirectoryRow[]>().batchSize(BATCH).cursor();
  for await (const row of rows as AsyncIterable<DirectoryRow>)
    all.set(row._id, directoryMember(row, vocabulary));
  Object.assign(members, { all, vocabulary, version: {} });
}
