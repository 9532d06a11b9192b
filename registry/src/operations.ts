import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { artifactFolder, integrityOf } from './artifacts';
import { operationsFile, type RemoteEntry } from './entry';
import { parseJson } from './parseJson';
import { RegistryProblem } from './problem';

type Recorded = z.infer<typeof operationsFile>;

const documents = z.record(z.string(), z.string());
const withOperations = z.object({ operations: operationsFile });

/**
 * The GraphQL documents of a published version, by their SHA-256. Empty for a build from before the list (`entry.operations`
 * is absent then).
 *
 * @throws RegistryProblem when the list is missing or was altered
 */
export async function readOperations(
  dataDir: string,
  entry: Pick<RemoteEntry, 'name' | 'version' | 'operations'>,
): Promise<Map<string, string>> {
  if (!entry.operations) return new Map();
  return read(artifactFolder(dataDir, entry), entry.operations, `${entry.name} ${entry.version}`);
}

/**
 * The same from a build's own folder, such as the shell's `dist/shell`.
 *
 * @throws RegistryProblem when the folder has no valid `build.json`
 */
export async function readBuildOperations(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch(() => null);
  const build = withOperations.safeParse(parseJson(text ?? ''));
  if (!build.success)
    throw new RegistryProblem(`The build in ${folder} does not say which operations it sends.`);
  return read(folder, build.data.operations, `The build in ${folder}`);
}

const read = async (folder: string, recorded: Recorded, what: string) =>
  parseOperations(await readFile(join(folder, recorded.file)).catch(() => null), recorded, what);

/** Parses the list and checks its digests; `what` names the build in an error. @throws RegistryProblem */
export function parseOperations(
  bytes: Buffer | null,
  { file, integrity }: Recorded,
  what: string,
): Map<string, string> {
  if (!bytes) throw new RegistryProblem(`${what}: ${file} is missing.`);
  if (integrityOf(bytes, integrity) !== integrity)
    throw new RegistryProblem(`${what}: ${file} is not what was built.`);
  const list = documents.safeParse(parseJson(bytes.toString('utf8')));
  if (!list.success || !Object.entries(list.data).every(([hash, text]) => sha256(text) === hash))
    throw new RegistryProblem(`${what}: ${file} is no list of operations by their digests.`);
  return new Map(Object.entries(list.data));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
