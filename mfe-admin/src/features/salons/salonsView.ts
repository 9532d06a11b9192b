import { STAFF_SALON_STATES } from '@athenaeum/content-contract';
import { defineListView, oneOf, orderOf, pageOf, sortBy, type ViewOf, words } from '../../components/list';
import type { StaffSalonsInput } from './__generated__/salons';

const SORTS = ['title', 'date', 'updated'] as const;

/** The query parameters of the list; upcoming salons are the default. */
export const salonsView = defineListView({
  state: oneOf([...STAFF_SALON_STATES, 'all'], 'upcoming'),
  words: words(),
  sort: sortBy(SORTS, { key: 'date', direction: 'ascending' }),
});

export const queryOf = (view: ViewOf<typeof salonsView>): StaffSalonsInput => ({
  ...(view.state !== 'all' && { state: view.state }),
  ...(view.words.trim() && { words: view.words.trim() }),
  orderBy: orderOf(view.sort, { title: 'title', date: 'date', updated: 'updated_at' }),
  ...pageOf(view),
});
