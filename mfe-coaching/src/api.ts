import { createRemoteApi } from '@athenaeum/shell-contract';

/**
 * With the cache tags of the area: `Credits` is the member's coaching time, `Sessions` the booked sessions, `Slots` the openings of a coach,
 * `Orders` purchases, `BillingDetails` the invoice address, `Coach` a coach with the member's bookmark and review, `Portfolio` the
 * portfolio service with the member's review. On the coach's pages: `PortfoliosToWrite`, `CoachSessions` the coach's sessions,
 * `Availability` the coach's hours.
 */
export const api = createRemoteApi('coaching', [
  'Credits',
  'Sessions',
  'Slots',
  'Orders',
  'BillingDetails',
  'Coach',
  'Portfolio',
  'PortfoliosToWrite',
  'CoachSessions',
  'Availability',
]);
