import type { PlatformV1 } from '../platform/platform';

/** An old shell may meet a new remote after a deploy: says so, rather than to fail somewhere inside. */
export function assertSupported({ apiVersion }: PlatformV1): void {
  if ((apiVersion as number) !== 1)
    throw new Error(`This remote needs platform 1; the shell offers ${apiVersion}.`);
}
