import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasSite } from './hasSite';
import { homeOf } from './homeOf';

/** First what takes longest: compilers beside each other come to their end at about the same time then. */
export const inBuildOrder = (root: string, apps: readonly string[]): string[] =>
  [...apps].sort((one, other) => weightOf(root, other) - weightOf(root, one));

/** Bytes of sources, for each time that they are compiled: the shell has a service worker, a site has a server's side. */
function weightOf(root: string, app: string): number {
  const sources = join(homeOf(root, app), 'src');
  const files = readdirSync(sources, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return app === 'shell' || hasSite(root, app) ? 2 * bytes : bytes;
}
