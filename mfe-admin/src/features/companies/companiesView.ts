import { defineListView, oneOf, pageOf, type ViewOf, words } from '../../components/list';
import type { AccountsInput } from './__generated__/companies';

export const companiesView = defineListView({
  shown: oneOf(['suggested', 'hidden'], 'suggested'),
  words: words(),
});
export type CompaniesView = ViewOf<typeof companiesView>;

export const queryOf = (view: CompaniesView): AccountsInput => ({
  ...(view.words.trim() && { title: { contains: view.words.trim() } }),
  hidden: { equals: view.shown === 'hidden' },
  ...pageOf(view),
});
