export { askRefund } from './askRefund';
export {
  leftOf,
  refundedOf,
  refundFields,
  refundsOf,
  type RefundableSale,
  type RefundRow,
} from './refundFields';
export { refundMade, refundRequested, type RefundRequest } from './refundMessages';
export { isWholeOf, refundOutcomeInput, settleOrderRefund, type RefundOutcome } from './settleRefund';
