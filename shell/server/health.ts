import { readFileSync } from 'node:fs';
import { Router } from 'express';

let draining = false;
process.once('SIGTERM', failReadiness);

export function failReadiness(): void {
  draining = true;
}

/** `/live`: the process runs. `/ready`: it can serve, and which version it is; not ready as soon as it drains. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = Router();
  const about = { version: ownVersion() };
  router.get('/live', (_request, response) => void response.json({ ok: true }));
  router.get('/ready', async (_request, response) => {
    const ok = !draining && (await isReady());
    response
      .status(ok ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ ok, about });
  });
  return router;
}

const ownVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;
