import { CommandError } from '../errors';

/** How much a sort or a group may hold, and where it puts what is more. */
export interface Workspace {
  bytes: number;
  /** none when the client does not allow the disk to be used */
  folder?: string;
}

/** MongoDB's own limit. */
export const MEMORY_BYTES = 100 * 2 ** 20;

/** For what has no disk to fall back on. */
export const IN_MEMORY: Workspace = { bytes: MEMORY_BYTES };

export const diskNotAllowed = (what: string, { bytes }: Workspace) =>
  new CommandError(
    292,
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `${what} exceeded memory limit of ${bytes} bytes, but did not opt in to external sorting.`,
  );

export const memoryExceeded = (what: string, bytes: number) =>
  new CommandError(
    146,
    'ExceededMemoryLimit',
    `${what} used too much memory and cannot spill to disk. Memory limit: ${bytes} bytes`,
  );
