import { RegistryProblem } from './problem';

/** The driver's error when no server can be selected. */
interface SelectionError {
  reason?: { type?: string; setName?: string | null; servers?: ReadonlyMap<string, { error?: unknown }> };
}

/**
 * Why the registry's database could not be opened, in one line that says what to do; never with the password.
 *
 * @param configured `MONGODB_URI`, or undefined for the database of `npm start`
 */
export function connectionProblem(error: unknown, configured: string | undefined): RegistryProblem {
  if (!configured)
    return new RegistryProblem('Athenaeum is not running: begin with npm start, then try again.');
  const hosts = hostsOf(configured);
  const { reason } = error as SelectionError;
  const wanted = /[?&]replicaSet=([^&]+)/.exec(configured)?.[1];
  // The driver drops a server of another replica set from its topology.
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
