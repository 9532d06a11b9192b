import type { OpportunityStage } from '@athenaeum/opportunities-contract';

/** The stages as staff call them. */
export const STAGE_NAMES: Record<OpportunityStage, string> = {
  unconfirmed: 'Unconfirmed',
  review: 'To review',
  published: 'On the board',
  expired: 'Expired',
  closed: 'Closed',
};
