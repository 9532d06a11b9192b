import { STAFF_CONTENT_KINDS, STAFF_CONTENT_STATES } from '@athenaeum/content-contract';
import {
  anyOf,
  beside,
  defineListView,
  matching,
  orderOf,
  pageOf,
  sortBy,
  type ViewOf,
  words,
} from '../../components/list';
import type { StaffContentInput } from './__generated__/allContent';

/** The query parameters of the list; everything, latest first, is the default. */
export const contentView = defineListView({
  kind: anyOf(STAFF_CONTENT_KINDS),
  state: anyOf(STAFF_CONTENT_STATES),
  category: matching(/^[\w-]{1,64}$/),
  needs: anyOf(['work']),
  words: words(),
  sort: sortBy(['title', 'date'], { key: 'date', direction: 'descending' }),
  /** The entry that is open beside the list. */
  entry: beside(),
});
export type ContentView = ViewOf<typeof contentView>;

export const queryOf = (view: ContentView): StaffContentInput => ({
  ...(view.kind && { kind: view.kind }),
  ...(view.state && { state: view.state }),
  ...(view.category && { category_id: view.category }),
  ...(view.needs && { needs_work: true }),
  ...(view.words.trim() && { words: view.words.trim() }),
  orderBy: orderOf(view.sort, { title: 'title', date: 'date' }),
  ...pageOf(view),
});

/** The tabs: three kinds, everything, and what needs work. Others are chosen by the filter. */
export const TABS = ['everything', 'salons', 'recordings', 'pathways', 'needs_work'] as const;
type Tab = (typeof TABS)[number];

export const tabOf = ({ kind, needs }: ContentView): Tab => {
  if (needs) return 'needs_work';
  return TABS.find((tab) => tab === kind) ?? 'everything';
};

export const shownBy = (tab: Tab): Pick<ContentView, 'kind' | 'needs'> => ({
  kind: tab === 'everything' || tab === 'needs_work' ? '' : tab,
  needs: tab === 'needs_work' ? 'work' : '',
});
