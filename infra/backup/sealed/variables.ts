import { missingKey, s3Variables } from '@athenaeum/registry';
import * as z from 'zod';
import { Problem } from '../../start/problem';

const PREFIX = 'BACKUP_';
/** The timeout of backup transfers, longer than that of members' files, as no user waits for them. */
const PATIENCE_MS = '60000';
const count = (standard: number) => z.coerce.number().int().min(1).default(standard);

/** Of the bucket for backups; each is that of the files where it is not set. */
const ownBucket = Object.fromEntries(
  Object.keys(s3Variables).map((name) => [
    `${PREFIX}${name}`,
    z.string().optional().describe(`\`${name}\` of the backups' bucket, if it is not the same.`),
  ]),
);

/** Where encrypted backups go, for whom, and how long they stay. */
export const backupVariables = {
  BACKUP_BUCKET: z
    .string()
    .min(3)
    .max(63)
    .optional()
    .describe('The bucket for encrypted backups. Not that of the files, which is backed up itself.'),
  BACKUP_FOLDER: z.string().optional().describe('A folder for them, where there is no bucket.'),
  ...ownBucket,
  BACKUP_RECIPIENTS: z
    .string()
    .regex(/^age1[a-z0-9]+(\s*,\s*age1[a-z0-9]+)*$/)
    .optional()
    .describe('The public keys that backups are encrypted for: `age1...`, with commas between several.'),
  BACKUP_IDENTITY_FILE: z
    .string()
    .optional()
    .describe('A file of private keys, one a line, any of which may decrypt. Needed to fetch and to drill.'),
  BACKUP_KEEP_DAYS: count(14).describe('Of so many days the last backup is kept.'),
  BACKUP_KEEP_WEEKS: count(8).describe('Of so many weeks the last backup is kept.'),
  BACKUP_REPORTS: z
    .string()
    .optional()
    .describe('The folder of the reports of drills; `drills` below `DATA_DIR` without one.'),
};

const schema = z.object(backupVariables);
export type BackupEnv = z.infer<typeof schema> & { storage: Record<string, string> };

/** @throws Problem that names the variable, never its value */
export function readBackupEnv(source: Record<string, string | undefined>): BackupEnv {
  const set = Object.fromEntries(
    Object.entries(source).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success)
    throw new Problem(`Not valid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
  const { BACKUP_BUCKET, BACKUP_FOLDER } = parsed.data;
  if (!BACKUP_BUCKET === !BACKUP_FOLDER)
    throw new Problem('Say where backups are kept: either BACKUP_BUCKET or BACKUP_FOLDER.');
  if (BACKUP_BUCKET && BACKUP_BUCKET === set.S3_BUCKET)
    throw new Problem('BACKUP_BUCKET is to be another bucket than S3_BUCKET, which is backed up itself.');
  return { ...parsed.data, storage: storageOf(set) };
}

/** The variables of a storage of files, as those of the backups' bucket. */
function storageOf(set: Record<string, string>): Record<string, string> {
  if (set.BACKUP_FOLDER) return {};
  const names = Object.keys(s3Variables);
  const value = (name: string) => set[`${PREFIX}${name}`] ?? set[name];
  const storage = Object.fromEntries(
    names.flatMap((name) => {
      const found = value(name);
      return found ? [[name, found]] : [];
    }),
  );
  const missing = missingKey(storage);
  if (missing) throw new Problem(`${PREFIX}${missing} is needed with the other key.`);
  return {
    ...storage,
    S3_BUCKET: set.BACKUP_BUCKET!,
    STORAGE_TIMEOUT_MS: set.STORAGE_TIMEOUT_MS ?? PATIENCE_MS,
  };
}

export function recipientsOf({ BACKUP_RECIPIENTS }: BackupEnv): string[] {
  if (!BACKUP_RECIPIENTS)
    throw new Problem(
      'BACKUP_RECIPIENTS names no key to encrypt for: npm run backup -- key <file> makes one, and prints its public part.',
    );
  return BACKUP_RECIPIENTS.split(',').map((one) => one.trim());
}
