import { resolve } from 'node:path';
import { createStorage, readStorageEnv, type FileStorage } from '@athenaeum/bff/files';
import type { BackupEnv } from './variables';

/** Opens the bucket or the folder of encrypted backups for the time of the work. */
export async function withStore<T>(env: BackupEnv, work: (store: FileStorage) => Promise<T>): Promise<T> {
  const dataDir = resolve(env.BACKUP_FOLDER ?? '.');
  const store = await createStorage({ ...readStorageEnv(env.storage), DATA_DIR: dataDir });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
