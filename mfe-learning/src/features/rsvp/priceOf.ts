import { formatMoney } from '@athenaeum/common/money';
import type { RsvpSalonFragment } from './__generated__/rsvpSalon';

/** "$450", or null where a seat costs nothing or is not for sale. */
export const priceOf = ({ price, currency }: Pick<RsvpSalonFragment, 'price' | 'currency'>): string | null =>
  typeof price === 'number' ? formatMoney(price, currency) : null;
