import type { Released } from '@athenaeum/registry/release';
import type { Logger } from 'pino';
import { recordRelease, type Entry } from './audit';
import type { Caller } from './caller';

/** Sends a line to the deployer, in the streamed response. */
type Warn = (line: string) => void;

/** Writes audit rows of releases and refusals. A failure to write does not undo a release. */
export function createAuditTrail(log: Pick<Logger, 'error'>) {
  /** Runs work after a release, whose failure does not affect it. */
  async function afterwards(
    work: () => Promise<void>,
    warning: string,
    warn: Warn,
    about = {},
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ error, ...about }, warning);
      warn(warning);
    }
  }

  return {
    afterwards,

    released: (caller: Caller, entry: Entry, warn: Warn): Promise<void> =>
      afterwards(
        () => recordRelease(caller, entry),
        'This was done, but could not be written into the audit trail: tell an admin.',
        warn,
        { by: caller.id, ...entry },
      ),

    /** Writes an audit row when the work fails, by a refusal of the checks or the registry or otherwise. */
    async auditingFailures(
      caller: Caller,
      { area, version }: { area: string; version: string | null },
      work: () => Promise<Released>,
    ): Promise<Released> {
      try {
        return await work();
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 500) : 'Something failed';
        const entry: Entry = { operation: 'refuseRelease', area, after: { version }, reason };
        await recordRelease(caller, entry).catch((failure: unknown) =>
          log.error({ error: failure, by: caller.id, ...entry }, 'a refusal was not written down'),
        );
        throw error;
      }
    },
  };
}
