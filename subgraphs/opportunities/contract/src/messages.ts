/** Sentences of the opportunities area, in the specification's words. */
export const OPPORTUNITY_MESSAGES = {
  noOpportunities:
    "It looks like we don't have any open opportunities to show right now. Please check back soon or share an opportunity.",
  shareAnOpportunity: 'share an opportunity',
  apply: 'Apply now',
  applied: 'Applied',
  websiteLater: 'Shared after the first conversation',
} as const;
