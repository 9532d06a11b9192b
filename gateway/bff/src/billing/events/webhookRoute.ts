import express, { Router, type Request, type Response } from 'express';
import { type Log, logOf } from '@athenaeum/graph/edge';
import type { Billing } from '../port/billing';
import { NotGenuine } from '../port/billingEvent';
import { takeEvent } from './takeEvent';

/** Far more than any event of a provider. */
const MAX_BODY_SIZE = '256kb';

interface Parts {
  provider: Billing;
  log: Log;
}

/** `POST /webhooks/billing/:provider`: events of the configured provider, authenticated by it. */
export function webhookRoute({ provider, log }: Parts): Router {
  const router = Router();
  // The signature is over the bytes as they came.
  router.post('/:provider', express.raw({ type: () => true, limit: MAX_BODY_SIZE }), receive);
  return router;

  async function receive(req: Request<{ provider: string }>, res: Response): Promise<void> {
    try {
      if (req.params.provider !== provider.name) throw new NotGenuine('OTHER_PROVIDER');
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      const event = await provider.readEvent(body, req.headers);
      if (event.order || event.subscription || event.refund) await takeEvent(provider.name, event);
      res.json({ ok: true, code: null, message: null, data: null });
    } catch (error) {
      if (!(error instanceof NotGenuine)) throw error;
      logOf(req, log).warn({ provider: provider.name, doubt: error.doubt }, 'a billing event was refused');
      res.status(400).json({ ok: false, code: 'INVALID', message: 'This is not for us.', data: null });
    }
  }
}
