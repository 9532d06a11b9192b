/** The groups of results in the specification's order; those without a chip show under All only. */
export const GROUPS = [
  { id: 'recorded', title: 'On Demand', chip: 'On Demand', show: 'on-demand' },
  { id: 'upcoming', title: 'Upcoming Events', chip: 'Upcoming Events', show: 'upcoming-events' },
  { id: 'speakers', title: 'Host and Speakers', chip: 'Hosts & Speakers', show: 'hosts-and-speakers' },
  { id: 'categories', title: 'Categories', chip: 'Categories', show: 'categories' },
  { id: 'collections', title: 'Collections', chip: 'Collections', show: 'collections' },
  { id: 'tags', title: 'Goals', chip: 'Goals', show: 'goals' },
] as const;

export type Group = (typeof GROUPS)[number];
export type GroupId = Group['id'];

export const ALL = 'all';
export const CHIPS = [
  { value: ALL, label: 'All' },
  ...GROUPS.map(({ chip, show }) => ({ value: show, label: chip })),
];

/** Rows of a group that show at first, among the others and by itself; then three more each time. */
export const FIRST_SHOWN = { amongAll: 3, alone: 12 } as const;
export const MORE = 3;
