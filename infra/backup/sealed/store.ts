import { resolve } from 'node:path';
import { createStorage, readStorageEnv, StorageUnavailable, type FileStorage } from '@athenaeum/bff/files';
import { Problem } from '../../start/problem';
import { reasonOf } from './sendBackup';
import type { BackupEnv } from './variables';

/**
 * Opens the bucket or the folder of encrypted backups for the time of the work.
 *
 * @throws Problem when it does not answer
 */
export async function withStore<T>(env: BackupEnv, work: (store: FileStorage) => Promise<T>): Promise<T> {
  const dataDir = resolve(env.BACKUP_FOLDER ?? '.');
  const store = await createStorage({ ...readStorageEnv(env.storage), DATA_DIR: dataDir });
  try {
    return await work(store);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new Problem(`Where backups are kept nobody answers: ${reasonOf(error)}.`);
  } finally {
    store.close();
  }
}
