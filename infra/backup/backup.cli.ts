import { reportAndExit } from '../start/problem';
import { describe, folderFrom } from './commandLine';
import { makeBackup } from './makeBackup';
import { withProduct } from './product';
import { commands } from './sealed/commands';

// Members' data is for its owner alone.
process.umask(0o077);

/**
 * npm run backup -- <folder>: everything the product keeps, while it runs or while it is stopped.
 * npm run backup -- send, list, fetch, drill, key: the same encrypted, in a bucket.
 */
try {
  const [word = '', ...rest] = process.argv.slice(2);
  if (Object.hasOwn(commands, word)) await commands[word]!(rest);
  else {
    const { folder } = folderFrom('backup', {});
    const manifest = await withProduct((product) => makeBackup(product, folder));
    process.stdout.write(`Backed up ${describe(manifest)} to ${folder}.\n`);
  }
} catch (error) {
  reportAndExit(error);
}
