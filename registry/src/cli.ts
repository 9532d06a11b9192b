import { existsSync, readdirSync } from 'node:fs';
import { publishedManifest } from '@athenaeum/shell-contract/manifest';
import { connectionProblem } from './connectionProblem';
import { databaseName, databaseUri, publisher } from './env';
import { RegistryProblem } from './problem';
import { openRegistry, type Registry } from './registry';

/** Runs a command on the registry of the running product; a RegistryProblem is printed as one line. */
export async function withRegistry(command: (registry: Registry) => Promise<void>): Promise<void> {
  const registry = await openRegistry(databaseUri, {
    dbName: databaseName,
    // The machine may be busy building.
    timeoutMs: 5000,
    by: publisher(),
  }).catch((error: unknown) => {
    throw connectionProblem(error, process.env.MONGODB_URI || undefined);
  });
  try {
    await command(registry);
  } finally {
    await registry.close();
  }
}

/**
 * The remote named on the command line: one of this repository, or, where its source does not matter, any valid name.
 */
export function remoteFromArguments(
  command: string,
  given = process.argv.slice(2),
  { isFromSource = false } = {},
): string {
  const [name, ...more] = given;
  const known = readdirSync('.').filter((folder) => existsSync(`${folder}/src/manifest.ts`));
  if (!name || more.length > 0)
    throw new RegistryProblem(`Say which remote: npm run ${command} -- ${known[0] ?? 'mfe-learning'}`);
  if (!known.includes(name) && (isFromSource || !isRemoteName(name)))
    throw new RegistryProblem(`There is no remote called ${name}. There are: ${known.join(', ')}.`);
  return name;
}

const isRemoteName = (name: string) => publishedManifest.shape.name.safeParse(name).success;

export async function runCli(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const line =
      error instanceof RegistryProblem ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}
