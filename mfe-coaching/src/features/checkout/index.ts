export { OrderNotice } from './OrderNotice';
export { type Checkout, useCheckout } from './useCheckout';
