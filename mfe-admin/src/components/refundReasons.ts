import { messageAt } from './messageAt';
import { refundReasonText } from './refundReasons.messages';

/** Why a refund is due (content, `refund_due`). */
export const refundReason = (reason: string): string =>
  messageAt(refundReasonText, reason) ?? reason.replaceAll('_', ' ');
