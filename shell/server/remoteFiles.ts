import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { PullBuild } from './pullOnDemand';
import { fileBelow, sendMissing, sendStaticFile } from './staticFile';

/**
 * Serves `/remotes/<name>/<version>/<file>`: every version ever published, so that open pages still find their files after
 * a deploy. `only` limits it to one remote, for its host; `pull` fetches missing builds.
 */
export function remoteFiles(
  dataDir: string,
  { only, pull }: { only?: string; pull?: PullBuild | undefined } = {},
): RequestHandler {
  return async (request, response, next) => {
    const [, root, name, version, ...rest] = request.path.split('/');
    if (root !== 'remotes') return next();
    const file = fileBelow(join(dataDir, 'remotes'), [name, version, ...rest].join('/'));
    const allowed = file !== null && rest.length > 0 && (!only || name === only);
    const send = async () => allowed && (await sendStaticFile(request, response, file));
    if (await send()) return;
    const isPulled = allowed && pull && name && version && (await pull(name, version));
    if (!isPulled || !(await send())) sendMissing(response);
  };
}
