import { RegistryProblem } from './problem';

/** What the driver says when it found no server to talk to. */
interface SelectionError {
  reason?: { type?: string; setName?: string | null; servers?: ReadonlyMap<string, { error?: unknown }> };
}

/**
 * Why the registry's database could not be opened, in one line that a person can act on; never with the address's
 * password.
 * @param configured `MONGODB_URI`, or nothing where the database of `npm start` is meant
 */
export function connectionProblem(error: unknown, configured: string | undefined): RegistryProblem {
  if (!configured)
    return new RegistryProblem('Athenaeum is not running: begin with npm start, then try again.');
  const hosts = hostsOf(configured);
  const { reason } = error as SelectionError;
  const wanted = /[?&]replicaSet=([^&]+)/.exec(configured)?.[1];
  // A server of another replica set is left out of those that are known.
  if (wanted && reason?.servers?.size === 0)
    return new RegistryProblem(
      `${hosts} does not belong to the replica set “${wanted}” that MONGODB_URI names.`,
    );
  const cause = [...(reason?.servers?.values() ?? [])].map((server) => server.error).find(Boolean) ?? error;
  return new RegistryProblem(
    `The database at ${hosts} could not be opened (${cause instanceof Error ? cause.message : String(cause)}). Check MONGODB_URI.`,
  );
}

/** `db1:27017,db2:27017` of `mongodb://user:password@db1:27017,db2:27017/?…`. */
const hostsOf = (uri: string): string =>
  /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? 'its address';
