import { CommandError } from '../errors';

/** Memory limit of a sort or a group, bytes, and the folder it spills to. */
export interface Workspace {
  bytes: number;
  /** undefined when the client does not allow disk use */
  folder?: string;
}

/** MongoDB's own limit. */
export const MEMORY_LIMIT_BYTES = 100 * 2 ** 20;

/** For operators that cannot spill. */
export const IN_MEMORY: Workspace = { bytes: MEMORY_LIMIT_BYTES };

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
