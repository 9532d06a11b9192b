import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isKey, mustBeKey } from './key';
import { exactly, StorageUnavailable, type FileStorage } from './storage';

interface Folders {
  /** Where files are kept, each at the path its key says. */
  kept: string;
  /** Where they are written before they are moved there in one step; on the same disk. */
  incoming: string;
}

/** Files in a folder of this machine. */
export function createLocalStorage({ kept, incoming }: Folders): FileStorage {
  const pathOf = (key: string) => join(kept, mustBeKey(key));

  return {
    async put(key, body, { bytes }) {
      const path = pathOf(key);
      const unfinished = join(incoming, randomUUID());
      try {
        await mkdir(incoming, { recursive: true });
        await mkdir(dirname(path), { recursive: true });
        const file = await open(unfinished, 'wx', 0o600);
        await pipeline(body, exactly(bytes), file.createWriteStream({ flush: true }));
        await rename(unfinished, path);
        await writeDown(dirname(path));
      } catch (error) {
        // What cannot be removed now is swept away later; what went wrong first is what counts.
        await rm(unfinished, { force: true }).catch(() => {});
        throw new StorageUnavailable(error);
      }
    },

    async head(key) {
      const found = await ifThere(stat(pathOf(key)));
      if (!found) return null;
      const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
      return { bytes: found.size, etag };
    },

    async open(key, part) {
      const file = await ifThere(open(pathOf(key), 'r'));
      return file?.createReadStream(part) ?? null;
    },

    async delete(key) {
      await ifThere(rm(pathOf(key)));
    },

    async *keys() {
      const folder = await ifThere(opendir(kept, { recursive: true }));
      if (!folder) return;
      for await (const entry of folder) {
        const key = relative(kept, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && isKey(key)) yield key;
      }
    },

    close() {},
  };
}

/** A rename that has been acknowledged must survive a power cut: the folder's own entry is flushed too. */
async function writeDown(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StorageUnavailable(error);
  }
}
