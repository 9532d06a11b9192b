import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { containerName } from '@athenaeum/shell-contract/federation/container';
import { COMPRESSED_ENDINGS, unpacksTo } from './builds/compressedFiles';
import { REMOTE_MODULE, type RemoteEntry } from './entry';
import { globalsOf } from './globalsOf';
import { RegistryProblem } from './problem';

/** The folder of a published build: `<dataDir>/remotes/<name>/<version>`. */
export const artifactFolder = (dataDir: string, { name, version }: Pick<RemoteEntry, 'name' | 'version'>) =>
  join(dataDir, 'remotes', name, version);

/** Copies a build that was checked to where it is served from, atomically. An existing intact copy stays, and gets what was compressed later. */
export async function storeArtifact(dataDir: string, from: string, entry: RemoteEntry): Promise<void> {
  const target = artifactFolder(dataDir, entry);
  if (await isSound(target, entry)) return addCompressed(from, target, entry);
  const draft = `${target}.${process.pid}.${Date.now()}.draft`;
  await mkdir(dirname(target), { recursive: true });
  await cp(from, draft, { recursive: true });
  try {
    await rename(draft, target);
  } catch {
    // A concurrent deploy of the same version was faster: its bytes are the same, and pages may have them already.
    if (await isSound(target, entry)) return rm(draft, { recursive: true, force: true });
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  }
}

/** Only what unpacks to the very file. The record with the sizes comes last. */
async function addCompressed(from: string, target: string, { files }: RemoteEntry): Promise<void> {
  let isAdded = false;
  for (const { name, brotli } of files) {
    if (brotli === null) continue;
    for (const ending of COMPRESSED_ENDINGS) {
      if (existsSync(join(target, name + ending))) continue;
      const packed = await readFile(join(from, name + ending)).catch(() => null);
      if (!packed || !(await unpacksTo(await readFile(join(target, name)), packed, ending))) continue;
      await replaceFile(join(target, name + ending), packed);
      isAdded = true;
    }
  }
  if (isAdded) await replaceFile(join(target, 'build.json'), await readFile(join(from, 'build.json')));
}

async function replaceFile(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/**
 * Checks that every recorded file is there with its digest, and that the entry is a script that exposes what the shell loads.
 *
 * @throws RegistryProblem that names the first fault
 */
export async function checkArtifact(folder: string, entry: RemoteEntry): Promise<void> {
  await checkFiles(folder, entry);
  await checkScript(folder, entry);
}

/**
 * The same without reading the script: of an entry of which a build was checked before, as the digests say that it is that build.
 *
 * @throws RegistryProblem that names the first fault
 */
export async function checkFiles(folder: string, entry: RemoteEntry): Promise<void> {
  for (const { name, integrity } of entry.files) {
    const bytes = await readFile(join(folder, name)).catch(() => {
      throw new RegistryProblem(`${entry.name} ${entry.version}: ${name} is missing.`);
    });
    if (integrityOf(bytes, integrity) !== integrity)
      throw new RegistryProblem(`${entry.name} ${entry.version}: ${name} is not what was built.`);
  }
  if (!entry.files.some(({ name }) => name === entry.entry))
    throw new RegistryProblem(
      `${entry.name} ${entry.version}: the entry ${entry.entry} is not among its files.`,
    );
  if (!entry.exposes.some(({ name }) => name === REMOTE_MODULE))
    throw new RegistryProblem(`${entry.name} ${entry.version} does not expose ${REMOTE_MODULE}.`);
}

async function checkScript(folder: string, { name, version, entry }: RemoteEntry): Promise<void> {
  const code = await readFile(join(folder, entry), 'utf8');
  const globals = readGlobals(code, entry, `${name} ${version}`);
  // Each remote is a global of its own name on the page, and must not define another's.
  const foreign = globals.filter((one) => one !== containerName(name));
  if (foreign.length > 0)
    throw new RegistryProblem(
      `${name} ${version}: ${entry} makes a global ${foreign.join(', ')}, which is not its own.`,
    );
}

/** Parsed, never run; HTML in place of a script is found as well. */
function readGlobals(code: string, file: string, build: string): string[] {
  try {
    return globalsOf(code);
  } catch (error) {
    throw new RegistryProblem(`${build}: ${file} is not JavaScript (${(error as Error).message}).`);
  }
}

async function isSound(folder: string, entry: RemoteEntry): Promise<boolean> {
  try {
    await checkFiles(folder, entry);
    return true;
  } catch {
    return false;
  }
}

/** The digest of some bytes in the algorithm of a recorded integrity. */
export function integrityOf(bytes: Buffer, like: string): string {
  const algorithm = like.split('-')[0]!;
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
