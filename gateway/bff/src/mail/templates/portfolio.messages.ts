import { defineMessages } from '@athenaeum/messages';

/** How a portfolio comes along: to the member, to its writer, or to member support. */
export const portfolioText = defineMessages('mailPortfolio', {
  orderedSubject: '{other} ordered a {title}',
  ordered: '{other} has ordered a {title}. Nobody is writing it yet.',
  begunSubject: '{other} is writing your {title}',
  begun: '{other} is writing your {title} with you. You’ll hear from us when the first draft is here.',
  draftSubject: 'A draft of your {title} is here',
  draft: '{other} has sent you a draft. Read it, then approve it or say what to change.',
  approvedSubject: '{other} approved the draft: {title}',
  approved: '{other} has approved your draft. Please upload the final files.',
  changesSubject: '{other} asked for changes: {title}',
  changes: '{other} has read your draft and asks for changes.',
  deliveredSubject: 'Your {title} is here',
  delivered: 'Your {title} is finished, and its files are yours to download. Tell other members how it went.',
  toWrite: 'Portfolios to write',
  yours: 'Your portfolio',
  readDraft: 'Read the draft',
  because: 'You’re getting this because of a portfolio that is being written.',
});
