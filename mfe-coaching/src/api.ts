import { createRemoteApi } from '@athenaeum/shell-contract';

/**
 * `Credits` is her coaching time wherever it is shown, `Sessions` what she has booked, `Slots` when a coach is free,
 * `Orders` what she has bought, `BillingDetails` whom invoices are made out to, `Coach` a coach with whether she keeps her and what she wrote about her, `Portfolio` the
 * portfolio service with what she wrote about it. Of a coach: `PortfolioDesk` is what there is to write, `CoachSessions` are those she gives,
 * `Availability` her hours.
 */
export const api = createRemoteApi('coaching', [
  'Credits',
  'Sessions',
  'Slots',
  'Orders',
  'BillingDetails',
  'Coach',
  'Portfolio',
  'PortfolioDesk',
  'CoachSessions',
  'Availability',
]);
