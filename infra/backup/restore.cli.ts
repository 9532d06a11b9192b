import { Problem, reportAndExit } from '../start/problem';
import { refuseWhileRunning } from '../start/running';
import { checkBackup } from './checkBackup';
import { describe, folderFrom } from './commandLine';
import { withProduct } from './product';
import { decideAgain, restoreBackup } from './restoreBackup';

// npm run restore -- <folder> [--replace]: puts a backup into the stopped product; --check only reads it.
// npm run restore -- --decisions-since <time>: only the last step, after the database was put back by other means.
try {
  const [word, since, ...more] = process.argv.slice(2);
  if (word === '--decisions-since') await decideSince(since, more);
  else await restoreFolder();
} catch (error) {
  reportAndExit(error);
}

async function restoreFolder(): Promise<void> {
  const { folder, flags } = folderFrom('restore', {
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  });
  if (flags.check) say(`${folder} holds ${describe(await checkBackup(folder))}, all as it was backed up.`);
  else await restore(folder, flags.replace === true);
}

async function decideSince(since: string | undefined, more: readonly string[]): Promise<void> {
  const at = new Date(since ?? '');
  if (Number.isNaN(at.getTime()) || more.length > 0)
    throw new Problem('Say since when: npm run restore -- --decisions-since 2026-11-27T09:30:00Z');
  refuseWhileRunning(process.env.DATA_DIR || '.data', 'restore');
  const { forgotten, reinstated } = await withProduct((product) => decideAgain(product, at.toISOString()));
  say(`Everybody signs in again; members forgotten again: ${forgotten}; decisions put back: ${reinstated}.`);
}

async function restore(folder: string, replace: boolean): Promise<void> {
  refuseWhileRunning(process.env.DATA_DIR || '.data', 'restore');
  const { manifest, forgotten, reinstated } = await withProduct((product) =>
    restoreBackup(product, folder, { replace }),
  );
  say(`Restored ${describe(manifest)}, as of ${manifest.made_at}.`);
  say(`Everybody signs in again; members forgotten again whom the backup had brought back: ${forgotten}.`);
  say(`Roles, passwords, consents and wishes about mail put back as they were last: ${reinstated}.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
