import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import type { AuditRecord } from './auditRow.model';

/** The fields that make a row a link of the hash chain. */
export interface ChainLink {
  /** From 1, without a gap. */
  seq: number;
  /** Digest of the row before it; in the first row, of all rows from before the chain. */
  previous: string;
  /** Random for each row and erased with the values it salts: without it, nobody can guess an erased value from its digest. */
  salt: string;
  /** Digest of the erasable fields: before, after and the reason. */
  content: string;
  digest: string;
}

/** The fields that are erased when a member is forgotten. */
export type Erasable = Pick<AuditRecord, 'before' | 'after' | 'reason'>;
/** The fields that never change. */
export type Lasting = Pick<AuditRecord, '_id' | 'operation' | 'actor_id' | 'target_id' | 'at'>;

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

/** Digest of the rows from before the chain, oldest first: only of the fields that erasure leaves. */
export const anchorOf = (rows: readonly Lasting[]): string =>
  digestOf(
    rows.map(({ _id, operation, actor_id, target_id, at }) => [_id, operation, actor_id, target_id, at]),
  );

const { BSON } = mongoose.mongo;

/** One form for a value that is about to be stored and one that was read: fields in the database's order, empty ones left out. */
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
