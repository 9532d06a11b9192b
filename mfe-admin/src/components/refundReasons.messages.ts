import { defineMessages } from '@athenaeum/messages';

export const refundReasonText = defineMessages('adminRefundReasons', {
  seat_gone: 'no seats left',
  event_off: 'event cancelled',
  had_seat: 'member already had a seat',
  given_back: 'seat given up or cancelled',
});
