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
 * By how much reads of changes overlap: the writes of a transaction are visible only when it commits (within a minute),
 * and the clocks of two processes may differ by another.
 */
const OVERLAP_MS = 120_000;
/** Small: the embedded database answers nobody else while it reads a batch. */
const BATCH_SIZE = 200;

/** All members the directory might list, as they are now; compact, so that no request reads twenty thousand profiles. */
export interface DirectoryMembers {
  readonly all: ReadonlyMap<string, DirectoryMember>;
  readonly vocabulary: Vocabulary;
  /** Cache key: a new object whenever anything has changed. */
  readonly version: object;
}

interface MemberCache {
  all: Map<string, DirectoryMember>;
  vocabulary: Vocabulary;
  version: object;
  /** When the last successful read began, epoch ms. */
  readAt: number;
  running?: Promise<void>;
  next?: Promise<void>;
}

const caches = new WeakMap<object, MemberCache>();

/**
 * Includes everything that any process of this service has written before the call: each call reads the changes since the
 * last one, so that what a member has just hidden is hidden at once. Two queries while nobody joins or leaves.
 */
export async function currentMembers(): Promise<DirectoryMembers> {
  const members = cacheOfThisDatabase();
  await readAfterNow(members);
  return members;
}

/** Reads all members, so that the first directory of this process does not wait for it. */
export const prepareDirectory = async (): Promise<void> => void (await currentMembers());

function cacheOfThisDatabase(): MemberCache {
  const client = mongoose.connection.getClient();
  const known = caches.get(client);
  if (known) return known;
  const empty: MemberCache = { all: new Map(), vocabulary: new Vocabulary(), version: {}, readAt: 0 };
  caches.set(client, empty);
  return empty;
}

/** Request coalescing: a read under way may have missed the latest write, so all callers meanwhile share the next one. */
function readAfterNow(members: MemberCache): Promise<void> {
  if (members.next) return members.next;
  if (!members.running) return begin();
  return (members.next = members.running.then(begin, begin));

  function begin(): Promise<void> {
    members.next = undefined;
    return (members.running = read(members).finally(() => (members.running = undefined)));
  }
}

async function read(members: MemberCache): Promise<void> {
  const startedAt = Date.now();
  // Deletions show only in the count; somebody who joins between the two reads is found by the second one.
  if (!(await readChanges(members)) && !(await readChanges(members))) await readAll(members);
  members.readAt = startedAt;
}

/** False when the count shows that a member is missing or was deleted. */
async function readChanges(members: MemberCache): Promise<boolean> {
  if (members.readAt === 0) return false;
  const changed = await User.find({ changed_at: { $gte: members.readAt - OVERLAP_MS } })
    .select(DIRECTORY_FIELDS)
    .batchSize(BATCH_SIZE)
    .lean<DirectoryRow[]>();
  for (const row of changed) members.all.set(row._id, directoryMember(row, members.vocabulary));
  if (changed.length > 0) members.version = {};
  return (await User.countDocuments()) === members.all.size;
}

async function readAll(members: MemberCache): Promise<void> {
  const all = new Map<string, DirectoryMember>();
  const vocabulary = new Vocabulary();
  const rows = User.find().select(DIRECTORY_FIELDS).lean<DirectoryRow[]>().batchSize(BATCH_SIZE).cursor();
  for await (const row of rows as AsyncIterable<DirectoryRow>)
    all.set(row._id, directoryMember(row, vocabulary));
  Object.assign(members, { all, vocabulary, version: {} });
}
