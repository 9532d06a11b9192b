import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artifactFolder, checkArtifact, integrityOf } from '../artifacts';
import type { RemoteEntry } from '../entry';
import { RegistryProblem } from '../problem';
import { COMPRESSED_ENDINGS, unpacksTo } from './compressedFiles';

export interface PulledBuilds {
  /**
   * Resolves once all files of a build are in the server's own folder, each with the digest in the entry.
   *
   * @throws RegistryProblem when a file cannot be fetched or has other bytes
   */
  ensure(entry: RemoteEntry): Promise<void>;
  /** Whether they are there already; fetches nothing. */
  has(entry: RemoteEntry): Promise<boolean>;
}

interface Options {
  /** Where builds are published as `/<name>/<version>/<file>`: a bucket, a CDN in front of one, another server. */
  url: string;
  dataDir: string;
  /** For one file. */
  timeoutMs?: number;
}

const FILE_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT_FILES = 6;

/** Fetches builds on first use, for servers that share no folder with the publisher. */
export function createPulledBuilds({ url, dataDir, timeoutMs = FILE_TIMEOUT_MS }: Options): PulledBuilds {
  const underWay = new Map<string, Promise<void>>();
  const complete = new Set<string>();
  const keyOf = ({ name, version }: RemoteEntry) => `${name} ${version}`;

  async function has(entry: RemoteEntry): Promise<boolean> {
    if (complete.has(keyOf(entry))) return true;
    const isHere = await isThere(artifactFolder(dataDir, entry), entry);
    if (isHere) complete.add(keyOf(entry));
    return isHere;
  }

  async function pull(entry: RemoteEntry): Promise<void> {
    const folder = artifactFolder(dataDir, entry);
    if (await has(entry)) return;
    const draft = `${folder}.${process.pid}.${Date.now()}.draft`;
    try {
      await mkdir(draft, { recursive: true });
      await withConcurrency(entry.files, (file) => fetchFile(draft, entry, file));
      await writeFile(join(draft, 'build.json'), JSON.stringify(recordOf(entry)));
      await checkArtifact(draft, entry);
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another process on this machine may have been faster.
      if (!(await has(entry))) throw error;
    }
  }

  async function fetchFile(draft: string, entry: RemoteEntry, file: RemoteEntry['files'][number]) {
    const path = `${entry.name}/${entry.version}/${file.name}`;
    const bytes = await read(path, file.bytes);
    if (!bytes) throw new RegistryProblem(`${path} cannot be had from ${url}.`);
    if (integrityOf(bytes, file.integrity) !== file.integrity)
      throw new RegistryProblem(`${path} from ${url} is not what was built.`);
    const target = join(draft, file.name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    if (file.brotli === null) return;
    for (const ending of COMPRESSED_ENDINGS) {
      const packed = await read(path + ending, file.bytes);
      // A missing or different compressed variant is skipped: the file is sent uncompressed then.
      if (packed && (await unpacksTo(bytes, packed, ending))) await writeFile(target + ending, packed);
    }
  }

  /** Null when there is no such file or no answer; at most `longest` bytes. */
  async function read(path: string, longest: number): Promise<Buffer | null> {
    try {
      const answer = await fetch(`${url}/${path}`, {
        // Compressed variants have file names of their own.
        headers: { 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      const chunks: Uint8Array[] = [];
      let length = 0;
      for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
        length += chunk.length;
        if (length > longest) return null;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    } catch {
      return null;
    }
  }

  return {
    has,
    ensure(entry) {
      const key = keyOf(entry);
      // After a failure the next request tries again.
      const pulled = underWay.get(key) ?? pull(entry).finally(() => underWay.delete(key));
      underWay.set(key, pulled);
      return pulled;
    },
  };
}

/** The `build.json` that servers read, made from the entry: the entry is signed, a downloaded file is not. */
const recordOf = (entry: RemoteEntry) => ({
  ...entry,
  app: entry.name,
  files: Object.fromEntries(entry.files.map(({ name, ...file }) => [name, file])),
});

const isThere = (folder: string, entry: RemoteEntry): Promise<boolean> =>
  checkArtifact(folder, entry).then(
    () => true,
    () => false,
  );

/** Runs work with limited concurrency; stops at the first failure, and rejects once all running work has ended. */
async function withConcurrency<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const workers = Array.from({ length: MAX_CONCURRENT_FILES }, async () => {
    for (let item = left.shift(); item; item = left.shift())
      await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
  });
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
