import { defineMessages } from '@athenaeum/messages';

export const ownPortfoliosText = defineMessages('ownPortfolios', {
  yours: 'Your {title}',
  ordered: 'Ordered {day}',
  orderedAndWriter: 'Ordered {day} · Written by {writer}',
  progress: 'Progress of your {title}',
  answerLoading: 'Loading your answer',
  files: 'Your files',
  drafts: 'Drafts',
  review: 'Review your writer',
  yourWriter: 'Your writer',
  findingWriter: 'We’re finding your writer. We’ll email you as soon as work begins.',
  firstDraft: '{writer} is working on the first draft. We’ll email you when it’s ready.',
  nextDraft: '{writer} is working on the next draft. We’ll email you when it’s ready.',
  draftHere: 'A draft is here. Read it, then approve it or ask for changes.',
  approved: 'You approved the draft. {writer} is preparing your final files.',
  finished: 'Your portfolio is finished. Your files are ready to download.',
});

/** By the states of a portfolio in the coaching contract. */
export const portfolioStepsText = defineMessages('portfolioSteps', {
  Ordered: 'Ordered',
  Writing: 'Writing',
  Draft: 'Your review',
  Approved: 'Final files',
  Delivered: 'Delivered',
});
