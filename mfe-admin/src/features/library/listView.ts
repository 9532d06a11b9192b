import { defineListView, type Param, type ViewOf, words } from '../../components/list';

/** The id of what the list is of. */
const whose: Param<string> = { read: (word) => word?.slice(0, 64) ?? '', write: (value) => value };

/** What the list of a kind shows, in its address. */
export const libraryListView = defineListView({ words: words(), of: whose });
export type LibraryListView = ViewOf<typeof libraryListView>;

export const wishOf = (kind: string, { words, of, page }: LibraryListView) => ({
  kind,
  words,
  within: of,
  page,
});
