import { resolve } from 'node:path';
import { Problem } from '../../start/problem';
import { describe } from '../commandLine';
import { withProduct } from '../product';
import { drill } from './drill';
import { fetchBackup, findBackup } from './fetchBackup';
import { readIdentities, writeNewKey } from './keys';
import { listKept, readRecord } from './record';
import { megabytes, reportText, writeReport } from './report';
import { sendBackup } from './sendBackup';
import { withStore } from './store';
import { readBackupEnv, recipientsOf, type BackupEnv } from './variables';

type Command = (words: string[]) => Promise<void>;

/** What `npm run backup --` takes besides a folder. */
export const commands: Readonly<Record<string, Command>> = { key, send, list, fetch, drill: runDrill };

async function key([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Problem('Say which file: npm run backup -- key backup.key');
  const recipient = await writeNewKey(resolve(file));
  say(`${file} holds the private key: keep a copy off this machine. BACKUP_RECIPIENTS takes the public one:`);
  say(recipient);
}

async function send(words: string[]): Promise<void> {
  refuseMore(words);
  const env = readBackupEnv(process.env);
  const recipients = recipientsOf(env);
  const { record, manifest, removed } = await withStore(env, (store) =>
    withProduct((product) => sendBackup(product, store, { recipients, retention: retentionOf(env) })),
  );
  const bytes = record.parts.reduce((sum, part) => sum + part.bytes, 0);
  say(`Backed up ${describe(manifest)}, encrypted, as ${record.id} (${megabytes(bytes)}).`);
  if (removed.length > 0) say(`Removed, as newer ones stand for them: ${removed.join(', ')}.`);
}

async function list(words: string[]): Promise<void> {
  refuseMore(words);
  await withStore(readBackupEnv(process.env), async (store) => {
    for (const { id, isWhole } of await listKept(store)) {
      if (!isWhole) say(`${id}  not finished`);
      else {
        const { parts, keys } = await readRecord(store, id);
        const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
        say(`${id}  ${megabytes(bytes)}  for ${keys.join(', ')}`);
      }
    }
  });
}

async function fetch([id, folder, ...more]: string[]): Promise<void> {
  if (!id || !folder || more.length > 0)
    throw new Problem('Say which, and where to: npm run backup -- fetch latest backups/fetched');
  const env = readBackupEnv(process.env);
  const identities = await readIdentities(env.BACKUP_IDENTITY_FILE);
  const manifest = await withStore(env, async (store) =>
    fetchBackup(store, await findBackup(store, id), { folder: resolve(folder), identities }),
  );
  say(`${folder} holds ${describe(manifest)}, of ${manifest.made_at}. Next: npm run restore -- ${folder}`);
}

async function runDrill([which = 'new', ...more]: string[]): Promise<void> {
  refuseMore(more);
  const env = readBackupEnv(process.env);
  const report = await withStore(env, (store) =>
    withProduct((product) =>
      drill(product, store, {
        ...{ which, retention: retentionOf(env), recipients: () => recipientsOf(env) },
        identities: () => readIdentities(env.BACKUP_IDENTITY_FILE),
      }),
    ),
  );
  const folder = env.BACKUP_REPORTS ?? `${process.env.DATA_DIR || '.data'}/drills`;
  const file = await writeReport(resolve(folder), report);
  say(reportText(report));
  if (report.problem) throw new Problem(`The drill failed, ${report.problem}. Its report: ${file}`);
  say(`The drill passed: ${report.compared?.documents} documents compared. Its report: ${file}`);
}

const retentionOf = (env: BackupEnv) => ({ days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS });

function refuseMore(words: string[]): void {
  if (words.length > 0) throw new Problem(`Not understood: ${words.join(' ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
