import type { ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';

/** With which the shell asks a host for the version that a visitor has: some may be trying another than the rest. */
export const VERSION_HEADER = 'x-remote-version';

/** The version that is asked for, if anybody is given it now; else what everybody has. Null where nobody has any. */
export function askedVersion(
  { remotes, canaries }: Pick<ReadableSnapshot, 'remotes' | 'canaries'>,
  name: string,
  asked: string | undefined,
): RemoteEntry | null {
  const tried = canaries.find(({ entry }) => entry.name === name && entry.version === asked);
  return tried?.entry ?? remotes.find((remote) => remote.name === name) ?? null;
}
