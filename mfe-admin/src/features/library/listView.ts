import { defineListView, type Param, type ViewOf, words } from '../../components/list';
import type { KindName } from './kindView';

/** The id of the parent. */
const whose: Param<string> = { read: (word) => word?.slice(0, 64) ?? '', write: (value) => value };

/** The query parameters of a kind's list. */
export const libraryListView = defineListView({ words: words(), of: whose });
export type LibraryListView = ViewOf<typeof libraryListView>;

export const wishOf = (kind: KindName, { words, of, page }: LibraryListView) => ({
  kind,
  words,
  within: of,
  page,
});
