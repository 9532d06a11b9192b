import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { ShellEnv } from './env';
import { sendMissing, sendStaticFile } from './staticFile';

export const SERVICE_WORKER = '/sw.js';

/** Takes the place of any that is installed, removes what it kept, and then itself. */
const LAST_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** The service worker, never cached: a browser that has one learns of the next, or of the last. */
export const sendServiceWorker =
  ({ SHELL_DIST, SERVICE_WORKER: state }: Pick<ShellEnv, 'SHELL_DIST' | 'SERVICE_WORKER'>): RequestHandler =>
  async (request, response) => {
    if (state === 'off') {
      response.setHeader('Cache-Control', 'no-cache');
      response.type('text/javascript').send(LAST_WORKER);
      return;
    }
    const file = join(SHELL_DIST, SERVICE_WORKER);
    if (!(await sendStaticFile(request, response, file, 'no-cache'))) sendMissing(response);
  };
