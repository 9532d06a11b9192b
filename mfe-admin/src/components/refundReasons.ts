import type { RefundReason } from '@athenaeum/content-contract';
import { refundReasonText } from './refundReasons.messages';

/** Why a refund is due (content, `refund_due`). */
export const refundReason = (reason: RefundReason): string => refundReasonText[reason];
