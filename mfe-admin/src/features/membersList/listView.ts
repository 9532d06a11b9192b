import { REGIONAL_HUBS, RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import { anyOf, defineListView, oneOf, type Param, sortBy, type ViewOf, words } from '../../components/list';
import { VIEW_IDS } from './views';

/** The columns that can be hidden, in their order. */
export const OPTIONAL_COLUMNS = ['relationship', 'intake', 'profile', 'hub', 'email', 'joined'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

const columnsLeftOut: Param<readonly OptionalColumn[]> = {
  read: (word) => OPTIONAL_COLUMNS.filter((key) => word?.split(',').includes(key)),
  write: (keys) => OPTIONAL_COLUMNS.filter((key) => keys.includes(key)).join(','),
};

/** The query parameters of the list. */
export const listView = defineListView({
  view: oneOf(VIEW_IDS, 'all'),
  search: words(),
  relationship: anyOf(RELATIONSHIP_TYPES),
  hub: anyOf(REGIONAL_HUBS),
  sort: sortBy(['name', 'profile', 'joined'], { key: 'joined', direction: 'descending' }),
  without: columnsLeftOut,
});

export type ListView = ViewOf<typeof listView>;
