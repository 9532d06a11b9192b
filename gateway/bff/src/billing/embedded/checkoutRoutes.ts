import express, { Router, type Request, type Response } from 'express';
import { checkoutText } from '../checkout/checkout.messages';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import { nothingToPayPage } from '../checkout/checkoutPages';
import { cardInput, DECLINED_CARD, type CardField } from './cardInput';
import { checkoutPage, type CheckoutPage } from './checkoutPage';
import { EmbeddedCheckout, type EmbeddedCheckoutRow } from './embeddedCheckout.model';
import { pay } from './pay';

const MAX_BODY_SIZE = '5kb';

/** The embedded provider's page: anyone with its address may pay, once. */
export function embeddedCheckoutRoutes(): Router {
  const router = Router();
  router.get('/:id', show);
  router.post('/:id', express.urlencoded({ extended: false, limit: MAX_BODY_SIZE }), submit);
  return router;

  async function show(req: Request<{ id: string }>, res: Response): Promise<void> {
    const page = await payable(req, res);
    if (page) send(res, 200, { page });
  }

  async function submit(req: Request<{ id: string }>, res: Response): Promise<void> {
    const page = await payable(req, res);
    if (!page) return;
    const card = cardInput(Date.now()).safeParse(req.body ?? {});
    if (!card.success) {
      const problems: CheckoutPage['problems'] = {};
      for (const { path, message } of card.error.issues) problems[path[0] as CardField] ??= message;
      return send(res, 400, { page, problems, expiry: typedExpiry(req.body) });
    }
    const { card_number, expiry } = card.data;
    if (card_number === DECLINED_CARD)
      return send(res, 402, { page, problem: checkoutText.declined, expiry });
    await pay(page._id);
    res.redirect(303, page.done);
  }
}

/** The page while there is something to pay on it; answers itself when there is not. */
async function payable(req: Request<{ id: string }>, res: Response): Promise<EmbeddedCheckoutRow | null> {
  const page = await EmbeddedCheckout.findById(req.params.id).lean<EmbeddedCheckoutRow>();
  if (page && page.paid_at !== null) {
    res.redirect(303, page.done);
    return null;
  }
  if (page && page.expires_at > Date.now()) return page;
  res.status(404).set(PAGE_HEADERS).send(nothingToPayPage());
  return null;
}

const send = (res: Response, status: number, page: CheckoutPage): void =>
  void res.status(status).set(PAGE_HEADERS).send(checkoutPage(page));

function typedExpiry(body: unknown): string {
  const { expiry } = (body ?? {}) as { expiry?: unknown };
  return typeof expiry === 'string' ? expiry.slice(0, 10) : '';
}
