import type { RefundReason } from '@athenaeum/content-contract';
import { refundReasonText } from './refundReasons.messages';

/** Why money has to go back (content, `refund_due`). */
export const refundReason = (reason: RefundReason): string => refundReasonText[reason];
