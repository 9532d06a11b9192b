import { isDeepStrictEqual } from 'node:util';

/** The change that a save makes to one part of a profile. */
export interface PartChange {
  /** The unit of version conflicts. */
  part: string;
  set: Record<string, unknown>;
  /** Whether it would remove something stored, which requires a version. */
  loses: boolean;
  /** What the CRM is told. */
  told?: Record<string, unknown>;
}

/** Subdocuments and parsed input as plain values. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;
