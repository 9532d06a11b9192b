import { hasRole, isSignedIn, type Viewer } from '@athenaeum/kit';
import { Router, type NextFunction, type Request, type Response } from 'express';
import * as z from 'zod';
import type { Env } from '../../env';
import { LOGIN_PATH } from '../../auth/paths';
import type { SignedIn } from '../../auth/signedIn';
import type { BillingAccounts } from '../billingAccounts';
import type { ProviderName } from '../port/billing';
import { invoicePdf } from './invoicePdf';
import type { FindPaidOrder, PaidOrder } from './paidOrders';

/** Of `GET /api/billing/invoices/:domain/:order`. */
export const invoiceParams = z.object({ domain: z.string().max(20), order: z.guid() });

interface Parts {
  env: Pick<Env, 'BRAND' | 'INVOICE_SELLER' | 'MEMBER_SUPPORT_EMAIL'>;
  provider: { name: ProviderName };
  accounts: Pick<BillingAccounts, 'of'>;
  findPaid: FindPaidOrder;
  signedIn: SignedIn;
}

/**
 * `GET /api/billing/invoices/:domain/:order`: the invoice of a paid purchase, written when it is asked for, with the
 * billing details as the member keeps them now. To everybody but the buyer and admins it is as if there were none.
 */
export function invoiceRoute({ env, provider, accounts, findPaid, signedIn }: Parts): Router {
  const router = Router();
  router.get('/:domain/:order', send);
  return router;

  async function send(req: Request, res: Response, next: NextFunction): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer))
      return res.redirect(303, `${LOGIN_PATH}?returnTo=${encodeURIComponent(req.originalUrl)}`);
    const asked = invoiceParams.safeParse(req.params);
    const order = asked.success ? await findPaid(asked.data.domain, asked.data.order) : null;
    if (!order || !canRead(viewer, order)) return next();
    const account = await accounts.of(order.user_id);
    const { company = null, address = null, tax_id = null } = account?.billing_details ?? {};
    const pdf = await invoicePdf({
      order,
      seller: { name: env.BRAND, lines: [...env.INVOICE_SELLER, env.MEMBER_SUPPORT_EMAIL] },
      buyer: {
        name: account ? `${account.first_name} ${account.last_name}`.trim() : 'A former member',
        email: account?.email ?? '',
        company,
        address,
        tax_id,
      },
      note: provider.name === 'embedded' ? null : TAX_NOTE,
    });
    res
      .attachment(`invoice-${order.number.replace(/[^\w-]+/g, '-')}.pdf`)
      .set({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
      .send(pdf);
  }
}

/** What was bought is the buyer's affair, and that of the admins who keep the books. */
const canRead = (viewer: Viewer, { user_id }: PaidOrder): boolean =>
  viewer.id === user_id || hasRole(viewer, 'admin');

const TAX_NOTE = 'Amounts are before tax. Where tax was charged, the receipt of the payment shows it.';
