import { enqueue } from '@athenaeum/kit/outbox';
import { recordPayment, settleSale, type Payment, type Settlement } from '@athenaeum/kit/sales';
import { orderReceipt, productsBought } from '@athenaeum/coaching-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { addToLedger, inLedger, type LedgerLine } from '../credits/ledger';
import { orderPortfolios } from '../portfolio/advancePortfolio';
import { Product } from '../product/product.model';
import { Order, type OrderRow } from './order.model';

/** Records the outcome of an order, once (`settleSale`). */
export const settleOrder = (settlement: Settlement): Promise<OrderRow> =>
  settleSale(Order, settlement, (payment) => inLedger((session) => pay(session, payment)));

async function pay(session: ClientSession, payment: Payment): Promise<void> {
  const { provider, customer_id, invoice_id, at } = payment;
  const order = await recordPayment(session, Order, payment, { discarded_at: null });
  if (!order) return;
  await addToLedger(session, order.user_id, order.lines.flatMap(timeOf(order)));
  const product_ids = order.lines.map(({ product_id }) => product_id);
  await enqueue(session, productsBought, {
    payload: { user_id: order.user_id, provider, customer_id, invoice_id, product_ids, bought_at: at },
    key: order._id,
  });
  const portfolios = await Product.find({ _id: { $in: product_ids }, kind: 'PORTFOLIO' })
    .select('_id')
    .session(session)
    .lean();
  await orderPortfolios(session, order, new Set(portfolios.map(({ _id }) => _id)));
  await enqueue(session, orderReceipt, { payload: { order_id: order._id }, key: order._id });
}

const timeOf =
  ({ _id }: OrderRow) =>
  ({ product_id, title, quantity, minutes }: OrderRow['lines'][number]): LedgerLine[] =>
    minutes
      ? [
          {
            type: 'purchase',
            minutes: minutes * quantity,
            held: 0,
            order_id: _id,
            product_id,
            note: quantity > 1 ? `${quantity} × ${title}` : title,
          },
        ]
      : [];
