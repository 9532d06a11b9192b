import { defineMessages } from '@athenaeum/messages';

export const portfolioDeskText = defineMessages('portfolioDesk', {
  title: 'Portfolios',
  lead: 'Take on an order, send drafts, deliver the final files.',
  loading: 'Loading portfolios',
  notLoaded: 'We couldn’t load portfolios',
  none: 'No portfolios to write',
  noneYet: 'New orders appear here.',
  yours: 'Yours to write',
  waiting: 'Waiting for a writer',
  delivered: 'Delivered',
  member: 'A member',
  portfolioFor: '{title} for {member}',
  ordered: 'Ordered {day} · {standing}',
  take: 'Write this portfolio',
  takeOf: 'Write this portfolio: {title} for {member}',
  taken: 'You’re writing the {title} for {member}',
  notTaken: 'You couldn’t take on this portfolio.',
  finalFiles: 'Final files',
  drafts: 'Drafts',
});

/** For the writer, by the states of a portfolio in the coaching contract. */
export const portfolioStandingsText = defineMessages('portfolioStandings', {
  Ordered: 'No writer yet',
  Writing: 'Waiting for your draft',
  Draft: 'Waiting for the member',
  Approved: 'Approved, waiting for the final files',
  Delivered: 'Delivered',
});

export const sendFilesText = defineMessages('sendPortfolioFiles', {
  sendDraftTo: 'Send draft to {member}',
  sendFilesTo: 'Send final files to {member}',
  draft: 'Draft',
  files: 'Final files',
  kinds: 'PDF',
  note: 'A note to the member',
  draftFailed: 'We couldn’t send the draft.',
  filesFailed: 'We couldn’t send the files.',
  sendDraft: 'Send draft',
  deliver: 'Deliver portfolio',
  draftSent: 'Draft sent to {member}',
  delivered: 'Portfolio delivered to {member}',
});
