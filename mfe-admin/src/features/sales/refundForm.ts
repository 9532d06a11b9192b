import {
  refundOrderInput,
  refundSeatInput,
  refundTimeInput,
  type RefundOrderInput,
  type RefundSeatInput,
  type RefundTimeInput,
} from '@athenaeum/common/refund';
import type { FormSchema } from '@athenaeum/shared-ui/forms';
import type { Sale } from './sales.api';
import type { SaleKind } from './salesView';

/** What the form of any kind sends; a kind's schema has the fields of that kind alone. */
export type RefundValues = RefundOrderInput & Partial<RefundTimeInput & RefundSeatInput>;

const SCHEMAS = { coaching: refundTimeInput, memberships: refundOrderInput, seats: refundSeatInput } as const;

export const schemaOf = (kind: SaleKind) => SCHEMAS[kind] as FormSchema<RefundValues, RefundValues>;

/** All that is left, with all the time that it bought. */
export function firstValues(kind: SaleKind, { id, refundable, minutes = 0 }: Sale): RefundValues {
  const values = { id, amount: refundable, reason: '', request_id: crypto.randomUUID() };
  if (kind === 'coaching') return { ...values, minutes };
  return kind === 'seats' ? { ...values, gives_up_seat: false } : values;
}
