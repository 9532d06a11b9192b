import { APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { defineListView, oneOf, orderOf, pageOf, sortBy, type ViewOf, words } from '../../components/list';
import type { AllApplicationsInput } from './__generated__/allApplications';

/** The query parameters of the list. */
export const allApplicationsView = defineListView({
  status: oneOf(['all', ...APPLICATION_STATUSES], 'all'),
  list: oneOf(['everyone', 'shortlist'], 'everyone'),
  words: words(),
  sort: sortBy(['title', 'applied'], { key: 'applied', direction: 'descending' }),
});

export type AllApplicationsView = ViewOf<typeof allApplicationsView>;

const FIELDS = { title: 'title', applied: 'created_at' } as const;

export const queryOf = ({ status, list, words, sort, page }: AllApplicationsView): AllApplicationsInput => ({
  ...(status !== 'all' && { status }),
  ...(list === 'shortlist' && { shortlisted: true }),
  ...(words.trim() && { words: words.trim() }),
  orderBy: orderOf(sort, FIELDS),
  ...pageOf({ page }),
});
