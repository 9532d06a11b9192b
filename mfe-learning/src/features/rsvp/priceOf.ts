import { formatMoney } from '@athenaeum/common/money';
import type { RsvpSalon } from './rsvpStatus';

/** "$450", or null where a seat costs nothing or is not for sale. */
export const priceOf = ({ price, currency = 'USD' }: Pick<RsvpSalon, 'price' | 'currency'>): string | null =>
  typeof price === 'number' ? formatMoney(price, currency) : null;
