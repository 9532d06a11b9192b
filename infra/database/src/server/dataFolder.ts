import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { StartError } from './startError';

/** Creates the folder of the database's files. @throws StartError when it cannot be written */
export function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used (${(error as Error).message}): make it a writable folder or set DATA_DIR to another one.`,
    );
  }
  return folder;
}

/** Empties the folder that queries spill to: a killed process may have left files. Needs the folder's lock. */
export function emptyScratchFolder(folder: string): string {
  const scratch = join(folder, 'scratch');
  rmSync(scratch, { recursive: true, force: true });
  return scratch;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process: two databases on the same files would overwrite each other. The lock is a socket that
 * only one process can listen on, and that is released when the process ends, however it does.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const { dev, ino } = statSync(folder);
  const name = lockName(`athenaeum-database-${dev}-${ino}`);
  const taken = () =>
    new StartError(
      `Another process already uses the data folder ${folder}: stop it first or set DATA_DIR to another folder.`,
    );
  if (name.startsWith(tmpdir())) await removeAbandoned(name, taken);
  const lock = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    lock.once('error', () => reject(taken()));
    lock.listen(name, resolve);
  });
  lock.unref();
  return { release: () => closed(lock) };
}

function lockName(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** Where the socket is a file it outlives its process; nothing listens on it any more. */
async function removeAbandoned(path: string, taken: () => StartError): Promise<void> {
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
  if (isAnswered) throw taken();
  await rm(path, { force: true });
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
