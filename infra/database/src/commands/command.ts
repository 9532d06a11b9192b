import type { Timestamp } from 'bson';
import type { Document } from '../bson/valueTypes';
import type { Batch } from '../cursors/cursors';
import type { Engine } from '../engine';
import { CommandError } from '../errors';
import type { ReadView, WriteView } from '../storage/views';
import type { TimeLimit } from '../timeLimit';

export interface Connection {
  id: number;
  address: string;
  appName?: string;
}

export interface Request {
  name: string;
  database: string;
  body: Document;
  /** the same with every value in its exact BSON type */
  exactBody: () => Document;
  /** documents sent beside the body, as BSON: those to insert, the updates, the deletes */
  sequences: Record<string, Buffer[] | undefined>;
  connection: Connection;
}

/** What is the same for every command of one server. */
export interface Server {
  engine: Engine;
  /** host and port it listens on, which is what a replica set member calls itself */
  address: () => string;
  /** memory limit of a sort or a group */
  memoryBytes: number;
  /** folder that they spill to */
  scratchFolder: string;
  /** a monotonic clock, in milliseconds */
  now: () => number;
}

export interface CommandContext {
  server: Server;
  engine: Engine;
  request: Request;
  /** set when the client has limited the time this may take */
  timeLimit?: TimeLimit;
}

export interface ReadContext extends CommandContext {
  view: ReadView;
  isInTransaction: boolean;
  /** the cluster time of a snapshot session's reads */
  readAt?: Timestamp;
  /** keeps the view usable after the command; returns the function that releases it */
  hold: () => () => void;
}

export interface WriteContext extends CommandContext {
  view: WriteView;
}

/** A reply whose documents are already BSON. */
export class CursorReply {
  constructor(
    readonly batchName: 'firstBatch' | 'nextBatch',
    readonly batch: Batch,
    readonly fields: Document = {},
    readonly cursorFields: Document = {},
  ) {}
}

export type Reply = Document | CursorReply;

export type Command =
  | { kind: 'read'; run: (context: ReadContext) => Reply }
  /** runs alone, inside one commit; must be able to run on a transaction's view as well */
  | { kind: 'write'; run: (context: WriteContext) => Reply }
  | { kind: 'control'; run: (context: CommandContext) => Reply | Promise<Reply> }
  /** reads or writes, depending on what is asked */
  | {
      kind: 'either';
      writes: (request: Request) => boolean;
      run: (context: WriteContext & ReadContext) => Reply;
    };

export const reads = (run: (context: ReadContext) => Reply): Command => ({ kind: 'read', run });
export const writes = (run: (context: WriteContext) => Reply): Command => ({ kind: 'write', run });
export const controls = (run: (context: CommandContext) => Reply | Promise<Reply>): Command => ({
  kind: 'control',
  run,
});

/** The collection a command names, with its database. */
export function namespaceOf(request: Request, name: unknown = request.body[request.name]): string {
  if (typeof name !== 'string' || name === '' || name.includes('\0')) {
    throw new CommandError(
      73,
      'InvalidNamespace',
      `Invalid namespace specified '${request.database}.${String(name)}'`,
    );
  }
  return `${request.database}.${name}`;
}
