import { rolesOf } from '@athenaeum/kit';
import { publishAfterCommit } from '@athenaeum/kit/facts';
import type { ClientSession } from 'mongoose';
import type { SeatOrderRow } from './seatOrder.model';

/** Tells open pages of staff that a refund is due or settled: those who may list the orders. */
export const tellOfRefund = (session: ClientSession, { _id }: Pick<SeatOrderRow, '_id'>): void =>
  publishAfterCommit(session, { kind: 'requests', id: _id, to: { roles: rolesOf(['admins']) } });
