import { join } from 'node:path';
import type { Stats } from 'webpack';
import { run } from '../../webpack/run';
import { workerConfig } from '../../webpack/workerConfig';
import { DEV_SHELL } from './devShell';

/** Builds the service worker beside the shell for live areas, as in production: once, as a browser has it until the next. */
export const buildWorker = (root: string, cacheVersion: string): Promise<Stats> =>
  run(workerConfig({ root, app: 'shell', outputPath: join(root, DEV_SHELL.folder), cacheVersion }));
