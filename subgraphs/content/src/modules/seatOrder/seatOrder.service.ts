import type { RefundReason } from '@athenaeum/content-contract';
import { refundDue, REFUND_READERS } from '@athenaeum/content-contract/outgoing';
import { notFound, type Viewer } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { actorOf } from '../../actor';
import type { RSVPRow } from '../rsvp/rsvp.model';
import type { SalonRow } from '../salon/salon.model';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { tellOfRefund } from './tellOfRefund';

/** The page on which a member pays for an order; the gateway redirects to the provider. */
export const checkoutPath = ({ _id }: Pick<SeatOrderRow, '_id'>): string =>
  `/api/billing/checkout/content/${_id}`;

export async function findOwnSeatOrder(viewer: Viewer, id: string): Promise<SeatOrderRow> {
  const order = await SeatOrder.findOne({ _id: id, user_id: actorOf(viewer) }).lean<SeatOrderRow>();
  if (!order) throw notFound('order');
  return asOf(order, Date.now());
}

/** Open orders of several RSVPs. */
export async function openOrdersOf(rsvpIds: readonly string[]): Promise<(SeatOrderRow | null)[]> {
  const now = Date.now();
  const open = await SeatOrder.find({
    rsvp_id: { $in: rsvpIds },
    status: 'open',
    expires_at: { $gt: now },
  }).lean<SeatOrderRow[]>();
  const found = new Map(open.map((order) => [order.rsvp_id, order]));
  return rsvpIds.map((id) => found.get(id) ?? null);
}

/** Written in the transaction that holds the seat; a repeated request for an unpaid seat is the same order. */
export async function orderSeat(session: ClientSession, rsvp: RSVPRow, salon: SalonRow): Promise<void> {
  const { _id: rsvp_id, user_id, held_until } = rsvp;
  if (!user_id || !held_until || typeof salon.price !== 'number') return;
  if (await SeatOrder.exists({ rsvp_id, status: 'open' }).session(session)) return;
  const order = new SeatOrder({
    rsvp_id,
    salon_id: salon._id,
    user_id,
    title: salon.title,
    total: salon.price,
    currency: salon.currency,
    created_at: Date.now(),
    expires_at: held_until,
  });
  await order.save({ session });
}

/** Expires the order of a seat that is no longer held. */
export const closeOrders = (session: ClientSession, rsvp_id: string) =>
  SeatOrder.updateMany(
    { rsvp_id, status: 'open' },
    { status: 'expired', settled_at: Date.now() },
    { session },
  );

/** A paid seat is given back: staff decide about the refund. */
export async function oweForGivenBack(session: ClientSession, rsvp_id: string): Promise<void> {
  const paid = await SeatOrder.findOne({ rsvp_id, status: 'paid', refund_due: null })
    .session(session)
    .lean<SeatOrderRow>();
  if (paid) await owe(session, paid, 'given_back');
}

/** Marks a payment for refund, with mails to member support and the buyer. */
export async function owe(session: ClientSession, { _id }: SeatOrderRow, reason: RefundReason) {
  await SeatOrder.updateOne({ _id }, { refund_due: reason }, { session });
  tellOfRefund(session, { _id });
  for (const to of REFUND_READERS)
    await enqueue(session, refundDue, { payload: { order_id: _id, to }, key: `${_id}:${to}` });
}

/** An open order past its time counts as expired. */
export const asOf = (order: SeatOrderRow, now: number): SeatOrderRow =>
  order.status === 'open' && order.expires_at <= now ? { ...order, status: 'expired' } : order;
