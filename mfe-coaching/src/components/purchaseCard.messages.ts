import { defineMessages } from '@athenaeum/messages';

export const purchaseCardText = defineMessages('purchaseCard', {
  quantity: 'Quantity',
  quantityOf: 'Quantity of {product}',
  times: '{count} ×',
  buy: 'Buy',
  buyProduct: 'Buy {product}',
  leaving: 'Taking you to payment',
});
