import type { RefundState } from '@athenaeum/common/refund';
import type Chargebee from 'chargebee';
import type { ProviderRefund, RefundOrder } from '../port/billing';
import { creditNotes, refunded } from './chargebeeAnswers';
import { answered, assertFound } from './chargebeeClient';

const MAX_NOTES = 100;

/** Refunds of invoices by Chargebee: https://apidocs.chargebee.com/docs/api/invoices#refund_an_invoice. */
export function createChargebeeRefunds(chargebee: Chargebee) {
  return async ({ refund_id, invoice_id, amount }: RefundOrder): Promise<ProviderRefund> => {
    const mark = `Refund ${refund_id}`;
    // Chargebee forgets idempotency keys; the credit note of what it has made keeps our id for good.
    const { list } = assertFound(
      await answered(
        chargebee.creditNote.list({ reference_invoice_id: { is: invoice_id }, limit: MAX_NOTES }),
        creditNotes,
      ),
    );
    const known = list.find(({ credit_note }) =>
      credit_note.notes?.some((note) => (typeof note === 'string' ? note : note.note) === mark),
    )?.credit_note;
    const made = known?.linked_refunds?.[0];
    if (made) return { id: made.txn_id, state: stateOf(made.txn_status) };
    const { transaction } = assertFound(
      await answered(
        chargebee.invoice.refund(
          invoice_id,
          {
            refund_amount: amount,
            credit_note: { reason_code: 'order_change' },
            comment: mark,
            customer_notes: mark,
          },
          { 'chargebee-idempotency-key': `refund.${refund_id}` },
        ),
        refunded,
      ),
    );
    return { id: transaction.id, state: stateOf(transaction.status) };
  };
}

function stateOf(status: string | null | undefined): RefundState {
  if (status === 'success') return 'made';
  return status === 'failure' || status === 'voided' ? 'failed' : 'pending';
}
