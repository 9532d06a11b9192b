import { Router } from 'express';

let draining = false;
process.once('SIGTERM', failReadiness);

export function failReadiness(): void {
  draining = true;
}

/** `/live`: the process runs. `/ready`: it can serve; not ready as soon as it drains. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/live', (_request, response) => void response.json({ ok: true }));
  router.get('/ready', async (_request, response) => {
    const ok = !draining && (await isReady());
    response
      .status(ok ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ ok });
  });
  return router;
}
