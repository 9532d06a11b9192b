import { messageAt } from './messageAt';
import { refundReasonText } from './refundReasons.messages';

/** Why money has to go back (content, `refund_due`). */
export const refundReason = (reason: string): string =>
  messageAt(refundReasonText, reason) ?? reason.replaceAll('_', ' ');
