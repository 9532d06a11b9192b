import type { RefundSeatInput, RefundTimeInput } from '@athenaeum/common/refund';
import {
  useCoachingRefundOrderMutation,
  useContentRefundSeatOrderMutation,
  useUsersRefundMembershipOrderMutation,
} from './refund.api';
import type { RefundValues } from './refundForm';
import type { SaleKind } from './salesView';

/** Sends a refund to the domain of the order. */
export function useRefund(kind: SaleKind): (values: RefundValues) => Promise<{ error?: unknown }> {
  const [coaching] = useCoachingRefundOrderMutation();
  const [seat] = useContentRefundSeatOrderMutation();
  const [membership] = useUsersRefundMembershipOrderMutation();
  return (values) => {
    // The schema of the kind has checked that its fields are there.
    if (kind === 'coaching') return coaching({ input: values as RefundTimeInput });
    return kind === 'seats' ? seat({ input: values as RefundSeatInput }) : membership({ input: values });
  };
}
