import { isDeepStrictEqual } from 'node:util';

/** What a save changes of one part of a profile. */
export interface PartChange {
  /** What two tabs may be at odds about. */
  part: string;
  set: Record<string, unknown>;
  /** Something that is stored would be gone: not without having read it. */
  loses: boolean;
  /** What the CRM learns. */
  told?: Record<string, unknown>;
}

/** Stored subdocuments and parsed input alike as plain values. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;
