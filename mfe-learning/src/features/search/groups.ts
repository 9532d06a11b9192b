import { searchText } from './search.messages';

/** The groups of results in the specification's order, each titled by its message; those without a chip show under All only. */
export const GROUPS = [
  { id: 'recorded', show: 'on-demand' },
  { id: 'upcoming', show: 'upcoming-events' },
  { id: 'speakers', show: 'hosts-and-speakers' },
  { id: 'categories', show: 'categories' },
  { id: 'collections', show: 'collections' },
  { id: 'tags', show: 'goals' },
  { id: 'pathways', show: null },
  { id: 'peer_groups', show: null },
] as const;

export type Group = (typeof GROUPS)[number];
export type GroupId = Group['id'];

export const ALL = 'all';
export const chips = () => [
  { value: ALL, label: searchText.all },
  ...GROUPS.flatMap(({ id, show }) => (show ? [{ value: show, label: searchText[id] }] : [])),
];

/** Rows of a group shown at first, under All and alone; then three more each time. */
export const FIRST_SHOWN = { amongAll: 3, alone: 12 } as const;
export const MORE = 3;
