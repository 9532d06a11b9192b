import type { Brand } from './brand';

/** Where staff decide what members have asked for. */
export const requestsPage = ({ origin }: Brand, kind: 'address' | 'refund'): string =>
  `${origin}/admin/requests?kind=${kind}`;
