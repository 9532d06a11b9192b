export type { PlacedOrder } from './checkout.api';
export { OrderNotice } from './OrderNotice';
export { type Checkout, useCheckout } from './useCheckout';
