import { OPPORTUNITY_STAGES } from '@athenaeum/opportunities-contract';
import { defineListView, oneOf, orderOf, pageOf, sortBy, type ViewOf, words } from '../../components/list';
import type { PostingsInput } from './__generated__/postings';

/** The query parameters of the list; what waits for staff is the default. */
export const postingsView = defineListView({
  stage: oneOf([...OPPORTUNITY_STAGES, 'all'], 'review'),
  words: words(),
  sort: sortBy(['title', 'submitted', 'published', 'expires'], null),
});

export type PostingsView = ViewOf<typeof postingsView>;

const FIELDS = {
  title: 'title',
  submitted: 'submitted_at',
  published: 'published_at',
  expires: 'expires_at',
} as const;

export const queryOf = ({ stage, words, sort, page }: PostingsView): PostingsInput => ({
  ...(stage !== 'all' && { stage }),
  ...(words.trim() && { words: words.trim() }),
  ...(sort && { orderBy: orderOf(sort, FIELDS) }),
  ...pageOf({ page }),
});
