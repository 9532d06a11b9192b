import { Router } from 'express';

let draining = false;
process.once('SIGTERM', failReadiness);

export function failReadiness(): void {
  draining = true;
}

/** `/live`: the process runs. `/ready`: it can serve; it stops saying so as soon as it is told to end. */
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
