export type LoadFailure =
  /** The script was not loaded, was refused, or failed its integrity check. */
  | 'unreachable'
  /** Nothing came in time. */
  | 'timeout'
  /** It came, and is not a remote. */
  | 'invalid'
  /** It came, and failed while showing itself. */
  | 'crash';

/** Why an area failed to load, with remote and version for diagnosis. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly failure: LoadFailure,
    readonly remote: string,
    readonly version: string,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${failure}${cause instanceof Error ? ` (${cause.message})` : ''}`, {
      cause,
    });
  }

  /** The code for member support. */
  get reference(): string {
    return `${this.remote.replace(/^mfe-/, '')}-${this.version.slice(0, 7)}-${this.failure}`;
  }
}
