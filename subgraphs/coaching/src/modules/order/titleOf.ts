import type { OrderRow } from './order.model';

/** What was ordered, as text. */
export const titleOf = ({ lines }: Pick<OrderRow, 'lines'>): string => lines.map(asWords).join(', ');

const asWords = ({ quantity, title }: OrderRow['lines'][number]): string =>
  quantity > 1 ? `${quantity} × ${title}` : title;
