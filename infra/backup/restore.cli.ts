import { reportAndExit } from '../start/problem';
import { refuseWhileRunning } from '../start/running';
import { checkBackup } from './checkBackup';
import { describe, folderFrom } from './commandLine';
import { withProduct } from './product';
import { restoreBackup } from './restoreBackup';

// npm run restore -- <folder> [--replace]: puts a backup into the stopped product; --check only reads it.
try {
  const { folder, flags } = folderFrom('restore', {
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  });
  if (flags.check) say(`${folder} holds ${describe(await checkBackup(folder))}, all as it was backed up.`);
  else await restore(folder, flags.replace === true);
} catch (error) {
  reportAndExit(error);
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
