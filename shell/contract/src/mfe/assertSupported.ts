import type { PlatformV1 } from '../platform/platform';

/**
 * An old shell may load a newer remote after a deploy: fails with a clear error.
 *
 * @throws Error when the platform does not support the remote's contract
 */
export function assertSupported({ apiVersion }: PlatformV1): void {
  if ((apiVersion as number) !== 1)
    throw new Error(`This remote needs platform 1; the shell offers ${apiVersion}.`);
}
