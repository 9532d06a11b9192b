import { OPPORTUNITY_STAGES } from '@athenaeum/opportunities-contract';
import { defineListView, oneOf, pageOf, type ViewOf, words } from '../../components/list';
import type { PostingsInput } from './__generated__/postings';

/** What an address asks to see; what waits for staff comes first. */
export const postingsView = defineListView({
  stage: oneOf([...OPPORTUNITY_STAGES, 'all'], 'review'),
  words: words(),
});

export type PostingsView = ViewOf<typeof postingsView>;

export const queryOf = ({ stage, words, page }: PostingsView): PostingsInput => ({
  ...(stage !== 'all' && { stage }),
  ...(words.trim() && { words: words.trim() }),
  ...pageOf({ page }),
});
