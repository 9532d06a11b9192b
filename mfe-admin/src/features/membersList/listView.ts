import { REGIONAL_HUBS, RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import { anyOf, beside, defineListView, oneOf, sortBy, type ViewOf, words } from '../../components/list';
import { VIEW_IDS } from './views';

/** What the list shows, in the address. */
export const listView = defineListView({
  view: oneOf(VIEW_IDS, 'all'),
  search: words(),
  relationship: anyOf(RELATIONSHIP_TYPES),
  hub: anyOf(REGIONAL_HUBS),
  sort: sortBy(['name', 'profile', 'joined'], { key: 'joined', direction: 'descending' }),
  /** Whose record is open. */
  member: beside(),
});

export type ListView = ViewOf<typeof listView>;
