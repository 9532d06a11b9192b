import * as z from 'zod/mini';
import { staffReason } from './attendance';
import { id } from './id';

/** A refund that staff have made, and how, for the record. */
export const settleRefundInput = z.strictObject({
  id,
  reason: staffReason,
});
export type SettleRefundInput = z.infer<typeof settleRefundInput>;
