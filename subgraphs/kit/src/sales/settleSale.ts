import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import * as z from 'zod';
import { notFound, Refusal } from '../refusal';
import type { Sale } from './listSales';

const id = z.string().min(1).max(200);

/** What a provider reports of an order; `at` in epoch ms, the amount in the smallest unit of the currency. */
export const settlementInput = <Provider extends string>(provider: z.ZodType<Provider>) => {
  const settled = { id, provider, at: z.number() };
  return z.discriminatedUnion('outcome', [
    z.object({
      ...settled,
      outcome: z.literal('paid'),
      customer_id: id,
      invoice_id: id,
      amount: z.number().int(),
      currency: z.string().length(3),
    }),
    z.object({ ...settled, outcome: z.enum(['expired', 'refused']) }),
  ]);
};
/** Of a domain that keeps the provider's name and does nothing else with it. */
export const anySettlementInput = settlementInput(id);

export type Settlement<Provider extends string = string> = z.infer<
  ReturnType<typeof settlementInput<Provider>>
>;
export type Payment<Provider extends string = string> = Extract<Settlement<Provider>, { outcome: 'paid' }>;

/**
 * Records the outcome of an order. Reports that are repeated, concurrent or out of order have one effect: a payment counts
 * in any state, once; a failure only while nothing is known.
 *
 * @param pay what follows from a payment, in a transaction that begins with `recordPayment`
 * @throws Refusal where there is no such order, or what was paid is not its price: a person has to look at it
 */
export async function settleSale<Row extends Sale, Provider extends string>(
  model: Model<Row>,
  settlement: Settlement<Provider>,
  pay: (payment: Payment<Provider>, order: Row) => Promise<unknown>,
  settled_at: number = settlement.at,
): Promise<Row> {
  const order = await model.findById(settlement.id).lean<Row>();
  if (!order) throw notFound('order');
  const { outcome, provider } = settlement;
  if (settlement.outcome === 'paid') {
    assertPaysFor(order, settlement);
    await pay(settlement, order);
  } else
    await model.updateOne(
      { _id: order._id, status: 'open' } as object,
      { status: outcome, settled_at, provider } as UpdateQuery<Row>,
    );
  return model.findById(order._id).orFail().lean<Row>() as Promise<Row>;
}

function assertPaysFor({ total, currency }: Sale, payment: Payment): void {
  if (payment.amount === total && payment.currency.toUpperCase() === currency.toUpperCase()) return;
  throw new Refusal('CONFLICT', 'What was paid is not the price of the order.');
}

/** Marks an order as paid, with further fields; null when it was before. Of any number of concurrent reports one succeeds. */
export const recordPayment = <Row extends Sale>(
  session: ClientSession,
  model: Model<Row>,
  { id, at, provider, customer_id, invoice_id }: Payment,
  also: Partial<Row> = {},
): Promise<Row | null> =>
  model
    .findOneAndUpdate(
      { _id: id, status: { $ne: 'paid' } } as object,
      {
        status: 'paid',
        paid_at: at,
        settled_at: at,
        provider,
        customer_id,
        invoice_id,
        ...also,
      } as UpdateQuery<Row>,
      { session, returnDocument: 'after' },
    )
    .lean<Row>()
    .exec();
