import { ORDER_MESSAGES, type CheckoutInput } from '@athenaeum/coaching-contract';
import {
  isDuplicateKey,
  listInput,
  listPage,
  notFound,
  Refusal,
  signInFirst,
  stringFilter,
  toConditions,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { Product, type ProductRow } from '../product/product.model';
import { Order, type OrderRow } from './order.model';

const HOUR = 3_600_000;
/** Less than the day for which a provider's page is open, so that an order that can be opened can also be paid. */
const PAYMENT_TTL_MS = 22 * HOUR;

// Always newest first, so there is no order to choose.
export const ordersInput = listInput({ status: stringFilter }, []).omit({ orderBy: true });

/** The page on which a member pays for an order; the gateway redirects to the provider. */
export const checkoutPath = ({ _id }: OrderRow): string => `/api/billing/checkout/${_id}`;

/** Places the viewer's order at current prices; a repeated unpaid one is the same order. */
export async function placeOrder(
  viewer: Viewer,
  { items }: CheckoutInput,
  now = Date.now(),
): Promise<{ url: string; order: OrderRow }> {
  const user_id = actorOf(viewer);
  const lines = await linesOf(items);
  const [currency = '', ...others] = new Set(lines.map(({ currency }) => currency));
  if (others.length > 0) throw new Refusal('INVALID', ORDER_MESSAGES.currencies);
  await Order.updateMany({ user_id, status: 'open', expires_at: { $lte: now } }, { status: 'expired' });
  const order = await openOrder({
    user_id,
    lines: lines.map(({ currency: _same, ...line }) => line),
    total: lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0),
    currency,
    basket: basketOf(lines),
    created_at: now,
    expires_at: now + PAYMENT_TTL_MS,
  });
  return { url: checkoutPath(order), order };
}

export async function findOwnOrder(viewer: Viewer, id: string, now = Date.now()): Promise<OrderRow> {
  const order = await Order.findOne({ _id: id, user_id: actorOf(viewer) }).lean<OrderRow>();
  if (!order) throw notFound('order');
  return asOf(order, now);
}

export async function listOwnOrders(
  viewer: Viewer,
  input: z.infer<typeof ordersInput>,
  now = Date.now(),
): Promise<Page<OrderRow>> {
  const filter = { user_id: actorOf(viewer), ...toConditions(input, ['status']) };
  const { data, count } = await listPage(Order, filter, { created_at: -1, _id: 1 }, input);
  return { data: data.map((order) => asOf(order, now)), count };
}

/**
 * Discards an unpaid order; repeating it changes nothing. A payment that was on its way still counts, and what was paid for
 * is delivered.
 */
export async function discardOrder(viewer: Viewer, id: string, now = Date.now()): Promise<OrderRow> {
  const own = { _id: id, user_id: actorOf(viewer) };
  // Conditional, so that of a payment and a concurrent discarding the payment counts.
  await Order.updateOne(
    { ...own, status: 'open' },
    { status: 'expired', settled_at: now, discarded_at: now },
  );
  const order = await findOwnOrder(viewer, id, now);
  if (order.status === 'paid') throw new Refusal('CONFLICT', ORDER_MESSAGES.paidAlready);
  return order;
}

export const findOrderNotice = (id: string): Promise<OrderRow | null> => Order.findById(id).lean<OrderRow>();

/** An open order past its time counts as expired. */
const asOf = (order: OrderRow, now: number): OrderRow =>
  order.status === 'open' && order.expires_at <= now ? { ...order, status: 'expired' } : order;

async function linesOf(items: CheckoutInput['items']) {
  const ids = items.map(({ product_id }) => product_id);
  const products = await Product.find({ _id: { $in: ids }, for_sale: true }).lean<ProductRow[]>();
  const known = new Map(products.map((product) => [product._id, product]));
  return items.map(({ product_id, quantity }) => {
    const product = known.get(product_id);
    if (!product) throw new Refusal('INVALID', ORDER_MESSAGES.notForSale);
    const { title, price, minutes, currency } = product;
    return { product_id, title, quantity, unit_price: price, minutes, currency };
  });
}

const basketOf = (lines: readonly { product_id: string; quantity: number; unit_price: number }[]): string =>
  lines
    .map(({ product_id, quantity, unit_price }) => `${quantity} ${product_id} ${unit_price}`)
    .sort()
    .join('; ');

/** Of several at the same time the unique index lets one through; the others answer that one. */
async function openOrder(
  given: Omit<
    OrderRow,
    | '_id'
    | 'status'
    | 'settled_at'
    | 'discarded_at'
    | 'paid_at'
    | 'provider'
    | 'customer_id'
    | 'invoice_id'
    | 'refunds'
    | 'refunded'
    | 'refunded_at'
  >,
): Promise<OrderRow> {
  const { user_id, basket } = given;
  try {
    const order = await Order.findOneAndUpdate(
      { user_id, basket, status: 'open' },
      { $setOnInsert: given },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    ).lean<OrderRow>();
    return order!;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return Order.findOne({ user_id, basket, status: 'open' }).orFail().lean<OrderRow>();
  }
}

function actorOf({ id }: Viewer): string {
  if (id === null) throw signInFirst();
  return id;
}
