import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the sources of an app lie: in the folder of its name, or at the root of a repository that is one area alone. */
export const homeOf = (root: string, app: string): string =>
  existsSync(join(root, app)) ? join(root, app) : root;
