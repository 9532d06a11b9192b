import { join } from 'node:path';
import { createLocalStorage } from './localStorage';
import type { FileStorage } from './storage';
import type { StorageEnv } from './storageVariables';

/** The configured storage. */
export async function createStorage(env: StorageEnv & { DATA_DIR: string }): Promise<FileStorage> {
  const { S3_BUCKET, DATA_DIR } = env;
  if (!S3_BUCKET) return createLocalStorage({ kept: join(DATA_DIR, 'files'), incoming: incomingOf(env) });
  // Imported on demand, as the client is large.
  const { createS3Storage } = await import('./s3Storage');
  return createS3Storage({ ...env, S3_BUCKET });
}

/** Where bytes wait until they are known to be whole; what a crash leaves here is swept away. */
export const incomingOf = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'incoming');
