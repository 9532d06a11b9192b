import { SAVED_FILTER_LIMITS } from './savedFilterLimits';

/** Messages of the opportunities area; the specification's where it has them. */
export const OPPORTUNITY_MESSAGES = {
  noOpportunities:
    "It looks like we don't have any open opportunities to show right now. Please check back soon or share an opportunity.",
  shareAnOpportunity: 'share an opportunity',
  apply: 'Apply now',
  applied: 'Applied',
  websiteLater: 'Shared after the first conversation',

  received:
    'Your application has been received! Our Board Support team or the posting company will be in touch if your application advances.',
  alreadyApplied: 'You have already applied for this opportunity.',
  withdrawn: 'Your application is withdrawn.',
  applicationOver: 'This application is over: there is nothing left to withdraw.',
  closed: 'This opportunity is closed: it takes no more applications.',
  expired: 'This opportunity has expired: it takes no more applications.',
  held: 'This opportunity is on hold: it takes no applications for now.',
  cvMissing: 'Attach your CV',
  bioUnreadable: 'Attach your bio again',
  fileMissing: 'We could not find that file among yours. Please attach it again.',
  acceptanceMissing: 'Confirm that your information is complete and accurate',

  confirmAddress: 'Please confirm your email address: we have sent you a link.',
  tooManySubmitted:
    'Several opportunities of this address wait to be confirmed. Please confirm one of them first.',
  linkUnusable: 'This link does not work any more.',
  notPublished: 'Only an opportunity that was published can be extended.',
  alreadyClosed: 'This opportunity is closed.',
  deadlineOver: 'Its deadline has passed. Change the deadline first.',
  longerAlready: 'It is open for longer than that already.',
  unconfirmed: 'The address of who posted it is not confirmed yet.',
  changedMeanwhile: 'Somebody else has changed this in the meantime. Please look at it again.',
  savedFilters: `You can keep up to ${SAVED_FILTER_LIMITS.perMember} filters. Remove one first.`,
} as const;
