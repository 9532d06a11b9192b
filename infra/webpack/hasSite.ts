import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from './homeOf';

export const SERVER_ENTRY = 'src/site/openSite.ts';

/** Whether a remote draws the site that it is by itself on a server: deploying the remote deploys that too. */
export const hasSite = (root: string, app: string) => existsSync(join(homeOf(root, app), SERVER_ENTRY));
