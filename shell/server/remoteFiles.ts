import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { fileBelow, sendMissing, sendStaticFile } from './staticFile';

/**
 * `/remotes/<name>/<version>/<file>`: every version that was ever published, so that a page opened before a deploy
 * still finds what it needs. `only` limits it to one remote, for the host of that remote.
 */
export function remoteFiles(dataDir: string, only?: string): RequestHandler {
  return async (request, response, next) => {
    const [, root, name, version, ...rest] = request.path.split('/');
    if (root !== 'remotes') return next();
    const file = fileBelow(join(dataDir, 'remotes'), [name, version, ...rest].join('/'));
    const allowed = file !== null && rest.length > 0 && (!only || name === only);
    if (!allowed || !(await sendStaticFile(request, response, file))) sendMissing(response);
  };
}
