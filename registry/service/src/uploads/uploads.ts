import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@athenaeum/kit';
import { artifactFolder, integrityOf, readLiveRemotes, registryOn } from '@athenaeum/registry/release';
import type { Connection } from 'mongoose';
import { completeBuild } from './completeBuild';
import { LIMITS, readUploadRecord, type UploadRecord } from './uploadRecord';

const DAY = 86_400_000;

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Uploads of builds. An upload is identified by its `build.json`, so that sending the same again resumes it. It is in the
 * volume of the served builds, so that any instance can take the next file, under a name that is never served.
 */
export function createUploads({ dataDir, connection }: { dataDir: string; connection: Connection }) {
  const rootOf = (area: string) => join(dataDir, 'remotes', '.uploads', area);
  const folderOf = (area: string, upload: string) => join(rootOf(area), upload);
  const filesOf = (area: string, upload: string) => join(folderOf(area, upload), 'files');
  const recordOf = (area: string, upload: string) => join(folderOf(area, upload), 'build.json');

  return {
    /** Starts or resumes an upload; returns which files are still missing. @throws Refusal */
    async begin(
      area: string,
      text: string,
    ): Promise<{ upload: string; record: UploadRecord; missing: string[] }> {
      const record = readUploadRecord(text, area);
      await assertSameAsPublished(record);
      const upload = createHash('sha256').update(text).digest('hex');
      await sweep(rootOf(area), upload);
      await put(area, upload, recordOf(area, upload), text);
      await takeFromLive(record, filesOf(area, upload));
      return { upload, record, missing: await missingOf(record, filesOf(area, upload)) };
    },

    /** Stores one file atomically. @throws Refusal when the record does not list it or it has other bytes */
    async take(area: string, upload: string, name: string, bytes: Buffer): Promise<void> {
      const { record } = await read(area, upload);
      const listed = Object.hasOwn(record.files, name) ? record.files[name] : undefined;
      if (!listed)
        throw new Refusal('INVALID', `The record of the build lists no file “${name.slice(0, 80)}”.`);
      if (bytes.length !== listed.bytes || integrityOf(bytes, listed.integrity) !== listed.integrity)
        throw new Refusal('INVALID', `${name} is not what was built.`);
      await put(area, upload, join(filesOf(area, upload), name), bytes);
    },

    /** The folder of a complete build, ready to publish. @throws Refusal that names what is missing */
    async complete(area: string, upload: string): Promise<string> {
      const { record, text } = await read(area, upload);
      const folder = filesOf(area, upload);
      const missing = await missingOf(record, folder);
      if (missing.length > 0)
        throw new Refusal(
          'CONFLICT',
          `The build is not here whole: ${missing.slice(0, 3).join(', ')} is missing.`,
        );
      await completeBuild(folder, text);
      return folder;
    },

    read,

    remove: (area: string, upload: string) => rm(folderOf(area, upload), { recursive: true, force: true }),
  };

  /** @throws Refusal where nothing of that name was begun */
  async function read(area: string, upload: string): Promise<{ record: UploadRecord; text: string }> {
    const text = await readFile(recordOf(area, upload), 'utf8').catch(() => {
      throw new Refusal('NOT_FOUND', 'This upload was not begun, or is long over: begin again.');
    });
    return { record: readUploadRecord(text, area), text };
  }

  /** Atomic, as another request may be reading it. */
  async function put(area: string, upload: string, file: string, content: string | Buffer): Promise<void> {
    const draft = join(folderOf(area, upload), 'drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(draft, content);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Published versions are immutable, as open pages go on loading them. */
  async function assertSameAsPublished({ app, version, files }: UploadRecord): Promise<void> {
    const published = await registryOn(connection, null).find(app, version);
    if (!published) return;
    const isSame =
      published.files.length === Object.keys(files).length &&
      published.files.every(({ name, integrity }) => files[name]?.integrity === integrity);
    if (!isSame)
      throw new Refusal(
        'CONFLICT',
        `${app} ${version} was published before, with other files: build it anew.`,
      );
  }

  /** Copies files that the area's live versions have, so that they need not be uploaded. */
  async function takeFromLive({ app, files }: UploadRecord, folder: string): Promise<void> {
    const live = (await readLiveRemotes(registryOn(connection, null))).filter(
      ({ entry }) => entry.name === app,
    );
    for (const { entry } of live)
      for (const { name, integrity } of entry.files) {
        if (files[name]?.integrity !== integrity || (await isThere(folder, name, files[name]))) continue;
        const target = join(folder, name);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(join(artifactFolder(dataDir, entry), name), target).catch(() => undefined);
      }
  }
}

async function missingOf({ files }: UploadRecord, folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, file] of Object.entries(files))
    if (!(await isThere(folder, name, file))) missing.push(name);
  return missing;
}

async function isThere(folder: string, name: string, { integrity }: { integrity: string }): Promise<boolean> {
  const bytes = await readFile(join(folder, name)).catch(() => null);
  return bytes !== null && integrityOf(bytes, integrity) === integrity;
}

/** Removes uploads that were idle for a day, and the oldest ones beyond the limit; clients can send them again. */
async function sweep(root: string, current: string): Promise<void> {
  const names = (await readdir(root).catch(() => [])).filter((name) => name !== current);
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      at: await stat(join(root, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  found.sort((a, b) => b.at - a.at);
  for (const [others, { name, at }] of found.entries())
    if (others + 1 >= LIMITS.open || Date.now() - at > DAY)
      await rm(join(root, name), { recursive: true, force: true });
}
