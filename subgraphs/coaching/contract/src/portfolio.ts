/**
 * The states of a portfolio. Ordered: paid, without a writer yet. Writing: the writer works on the next draft. Draft: one
 * waits for the member's answer. Approved: the final files are on their way. Delivered: they are there.
 */
export const PORTFOLIO_STATUSES = ['Ordered', 'Writing', 'Draft', 'Approved', 'Delivered'] as const;
export type PortfolioStatus = (typeof PORTFOLIO_STATUSES)[number];

/** The answers to a draft. */
export const DRAFT_ANSWERS = ['approved', 'changes'] as const;
export type DraftAnswer = (typeof DRAFT_ANSWERS)[number];

/** Limits: texts in characters; drafts and final files per portfolio. */
export const PORTFOLIO_LIMITS = { note: 2000, drafts: 20, files: 10 } as const;

export const PORTFOLIO_MESSAGES = {
  taken: 'Somebody else is already writing this portfolio.',
  notNow: 'This portfolio has moved on. Please look at it again.',
  answeredAlready: 'A newer draft is here, or this one has been answered. Please look again.',
  sayWhat: 'Tell your writer what to change.',
  noFile: 'Choose a file.',
  tooManyDrafts: `A portfolio can have ${PORTFOLIO_LIMITS.drafts} drafts. Please talk to each other.`,
} as const;
