import { toNumber } from '../bson/numbers';
import { isDocument, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { controls, type Command, type Reply, type Request } from './command';
import { retryLabels } from './errorReply';
import type { WriteConcernError } from './writeConcern';

interface FailPoint {
  data: Document;
  skip: number;
  times: number;
}

export type Failure =
  { kind: 'disconnect' } | { kind: 'error'; error: CommandError } | { kind: 'decorate'; data: Document };

const CODE_NAMES: Record<number, string> = {
  6: 'HostUnreachable',
  7: 'HostNotFound',
  24: 'LockTimeout',
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernFailed',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  189: 'PrimarySteppedDown',
  251: 'NoSuchTransaction',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

/** Fail points, with which conformance tests check that drivers recover. Off unless the server is started for tests. */
export class FailPoints {
  #onCommand?: FailPoint;
  #onWrite?: FailPoint;

  constructor(private readonly isEnabled: boolean) {}

  command(name: string): Command | undefined {
    if (!this.isEnabled || name !== 'configureFailPoint') return undefined;
    return controls(({ request }) => {
      this.#configure(request.body);
      return { ok: 1 };
    });
  }

  async meet(request: Request): Promise<Failure | undefined> {
    const data = this.#dataFor(request);
    if (!data) return undefined;
    if (data.blockTimeMS !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, toNumber(data.blockTimeMS)));
    }
    if (data.closeConnection === true) return { kind: 'disconnect' };
    return data.errorCode === undefined
      ? { kind: 'decorate', data }
      : { kind: 'error', error: errorFor(data) };
  }

  writeConcernError(failure: Failure | undefined, request: Request): WriteConcernError | undefined {
    if (failure?.kind !== 'decorate' || !isDocument(failure.data.writeConcernError)) return undefined;
    const { writeConcernError: error, errorLabels = error.errorLabels } = failure.data;
    return {
      error,
      labels: (errorLabels as string[] | undefined) ?? retryLabels(toNumber(error.code), request),
    };
  }

  async aroundWrite(write: () => Promise<Reply>): Promise<Reply | 'disconnect'> {
    if (!this.#onWrite || !take(this.#onWrite)) return write();
    const failsBefore = this.#onWrite.data.failBeforeCommitExceptionCode !== undefined;
    if (!failsBefore) await write();
    return 'disconnect';
  }

  #configure({ configureFailPoint: name, mode, data }: Document): void {
    const limits = isDocument(mode) ? mode : {};
    const point: FailPoint | undefined =
      mode === 'off'
        ? undefined
        : {
            data: isDocument(data) ? data : {},
            skip: limits.skip === undefined ? 0 : toNumber(limits.skip),
            times: limits.times === undefined ? Infinity : toNumber(limits.times),
          };
    if (mode === 'off') this.#onCommand = this.#onWrite = undefined;
    else if (name === 'failCommand') this.#onCommand = point;
    else if (name === 'onPrimaryTransactionalWrite') this.#onWrite = point;
  }

  #dataFor({ name, connection }: Request): Document | undefined {
    const point = this.#onCommand;
    if (!point || !Array.isArray(point.data.failCommands) || !point.data.failCommands.includes(name))
      return undefined;
    if (point.data.appName !== undefined && point.data.appName !== connection.appName) return undefined;
    return take(point) ? point.data : undefined;
  }
}

function take(point: FailPoint): boolean {
  if (point.skip-- > 0) return false;
  return point.times-- > 0;
}

function errorFor({ errorCode, codeName, errorLabels }: Document): CommandError {
  const code = toNumber(errorCode);
  return new CommandError(
    code,
    typeof codeName === 'string' ? codeName : (CODE_NAMES[code] ?? `Location${code}`),
    "Failing command via 'failCommand' failpoint",
    errorLabels === undefined ? {} : { errorLabels },
  );
}
