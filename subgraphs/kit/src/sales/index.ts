export { listSales, type Sale, type SalesPage, type SalesTotal } from './listSales';
export {
  anySettlementInput,
  recordPayment,
  settlementInput,
  settleSale,
  type Payment,
  type Settlement,
} from './settleSale';
export { SALE_STATUSES, salesInput, type SalesInput, type SaleStatus } from './salesInput';
export {
  askRefund,
  isWholeOf,
  leftOf,
  refundFields,
  refundMade,
  refundOutcomeInput,
  refundRequested,
  refundedOf,
  refundsOf,
  settleOrderRefund,
  type RefundableSale,
  type RefundOutcome,
  type RefundRequest,
  type RefundRow,
} from './refunds';
