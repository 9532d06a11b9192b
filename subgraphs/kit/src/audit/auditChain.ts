import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { AuditRowRow } from './auditRow.model';

/** What a row carries that makes it a link of the chain. */
export interface ChainLink {
  /** From 1, without a gap. */
  seq: number;
  /** The digest of the row before it; of the first, that of the rows from before there was a chain. */
  previous: string;
  /** Drawn for each row and erased with what it hides: without it nobody can guess a forgotten value by its digest. */
  salt: string;
  /** Commits to what can be erased: before, after and the reason. */
  content: string;
  digest: string;
}

/** The parts of a row that forgetting a member takes away. */
export type Erasable = Pick<AuditRowRow, 'before' | 'after' | 'reason'>;
/** Those that never change. */
export type Lasting = Pick<AuditRowRow, '_id' | 'operation' | 'actor_id' | 'target_id' | 'at'>;

export function linkOf(row: Erasable & Lasting, head: { seq: number; digest: string }): ChainLink {
  const salt = randomBytes(16).toString('base64url');
  const content = contentDigest(row, salt);
  const link = { seq: head.seq + 1, previous: head.digest, content };
  return { ...link, salt, digest: rowDigest({ ...row, ...link }) };
}

export const contentDigest = ({ before, after, reason }: Erasable, salt: string): string =>
  digestOf([salt, { before, after, reason }]);

export const rowDigest = ({
  _id,
  operation,
  actor_id,
  target_id,
  at,
  seq,
  previous,
  content,
}: Lasting & Pick<ChainLink, 'seq' | 'previous' | 'content'>): string =>
  digestOf({ _id, operation, actor_id, target_id, at, seq, previous, content });

/** Of the rows from before the chain, oldest first: only what forgetting leaves in them. */
export const anchorOf = (rows: readonly Lasting[]): string =>
  digestOf(
    rows.map(({ _id, operation, actor_id, target_id, at }) => [_id, operation, actor_id, target_id, at]),
  );

const { BSON } = mongoose.mongo;

/** The same before it is stored and after it was read: as the database has it, fields in order, empty ones left out. */
function digestOf(value: unknown): string {
  const { stored } = BSON.deserialize(BSON.serialize({ stored: value }));
  const text = JSON.stringify(stored, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? sorted(part) : part,
  );
  return createHash('sha256').update(text).digest('base64url');
}

const sorted = (part: object) =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
