import { OPPORTUNITY_STAGES, type OpportunityStage } from '@athenaeum/opportunities-contract';
import type { PostingsInput } from './__generated__/postings';

export const PAGE_SIZE = 20;
const WORDS_MAX = 100;

export interface PostingsView {
  stage: OpportunityStage | 'all';
  words: string;
  /** From 1. */
  page: number;
}

/** What waits for staff comes first. */
const FIRST: PostingsView['stage'] = 'review';

/** What an address asks to see. */
export const viewOf = (params: URLSearchParams): PostingsView => ({
  stage: [...OPPORTUNITY_STAGES, 'all' as const].find((stage) => stage === params.get('stage')) ?? FIRST,
  words: (params.get('words') ?? '').slice(0, WORDS_MAX),
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
});

export function addressOf({ stage, words, page }: PostingsView): URLSearchParams {
  const query = new URLSearchParams();
  if (stage !== FIRST) query.set('stage', stage);
  if (words) query.set('words', words);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const queryOf = ({ stage, words, page }: PostingsView): PostingsInput => ({
  ...(stage !== 'all' && { stage }),
  ...(words.trim() && { words: words.trim() }),
  take: PAGE_SIZE,
  skip: (page - 1) * PAGE_SIZE,
});
