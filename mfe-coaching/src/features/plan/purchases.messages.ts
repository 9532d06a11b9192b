import { defineMessages } from '@athenaeum/messages';

export const purchasesText = defineMessages('purchaseHistory', {
  none: 'No receipts yet. They’ll appear here after your first purchase.',
  named: '{what}, {day}',
  receipt: 'Receipt {number}',
  notPaid: 'Not paid yet',
  declined: 'Payment declined',
  total: 'Total',
  pay: 'Continue to payment',
  invoice: 'Invoice',
  invoiceFor: 'Invoice for {what}, {day}, PDF',
  several: '{count} × {title}',
  oneSeat: '{title}, one seat',
  refund: 'Member support will settle the refund with you.',
  membership: 'Membership, one year',
  until: 'Until {day}',
  discard: 'Discard',
  discardOrder: 'Discard the order of {what}',
  discarding: 'Discarding',
  discarded: 'Order discarded',
  seatDiscarded: 'Order discarded, seat given back',
  billing: 'Need a company name or tax number on your invoices? <change>Change your billing details</change>',
});
