import { type Answer, FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PAGE_SIZE } from '../../components/list';
import {
  AgreementVersionDocument,
  AgreementVersionsDocument,
  CoachesOfCategoryDocument,
  CoachesOfTagDocument,
  CoachingEntriesDocument,
  CoachingEntryDocument,
  LibraryChoicesDocument,
  type LibraryChoicesQuery,
  LibraryEntriesDocument,
  type LibraryEntriesQuery,
  LibraryEntryDocument,
  type LibraryEntryQuery,
  type LibraryRowFragment,
} from './__generated__/library';
import { kindViewOf } from './kindViews';
import type { EntryValues, KindView } from './kindView';
import { ARRANGES, REMOVES, SAVES, type SavedEntry } from './writes';

export type Entry = LibraryRowFragment;
export type Choice = NonNullable<NonNullable<LibraryChoicesQuery['choices']>['data']>[number];

export interface EntriesWish {
  kind: string;
  words: string;
  within: string;
  page: number;
}

interface SaveWish {
  kind: string;
  input: EntryValues;
}

interface RemoveWish {
  kind: string;
  input: { id: string; updated_at: number | null };
}

interface ArrangeWish {
  kind: string;
  within: string;
  ids: readonly string[];
}

const sourceOf = (kind: string): KindView['source'] => kindViewOf(kind)?.source ?? 'library';

// Ordered lists are loaded completely, so that they can be reordered.
const MAX_ORDERED = 100;

function entriesRequest({ kind, words, within, page }: EntriesWish) {
  const source = sourceOf(kind);
  const window = kindViewOf(kind)?.order
    ? { take: MAX_ORDERED, skip: 0 }
    : { take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE };
  if (source === 'agreements') return operation(AgreementVersionsDocument).query({ input: window });
  const input = { kind, ...(words.trim() && { words: words.trim() }), ...window };
  return source === 'coaching'
    ? operation(CoachingEntriesDocument).query({ input })
    : operation(LibraryEntriesDocument).query({ input: { ...input, ...(within && { within }) } });
}

function entryRequest({ kind, id }: { kind: string; id: string }) {
  const source = sourceOf(kind);
  if (source === 'agreements') return operation(AgreementVersionDocument).query({ input: { id } });
  return source === 'coaching'
    ? operation(CoachingEntryDocument).query({ input: { kind, id } })
    : operation(LibraryEntryDocument).query({ input: { kind, id } });
}

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    // The answers of all domains have the same shape.
    contentEntries: build.query<Answer<LibraryEntriesQuery>, EntriesWish>({
      query: entriesRequest,
      providesTags: ['Entries'],
    }),
    contentEntry: build.query<Answer<LibraryEntryQuery>, { kind: string; id: string }>({
      query: entryRequest,
      providesTags: ['Entry'],
    }),
    contentChoices: build.query({ ...operation(LibraryChoicesDocument), providesTags: ['Entries'] }),
    coachingCoachesOfCategory: build.query(operation(CoachesOfCategoryDocument)),
    coachingCoachesOfTag: build.query(operation(CoachesOfTagDocument)),
  }),
});

// Also after a refusal, as the stored version has changed then.
const writing = api.injectEndpoints({
  endpoints: (build) => ({
    contentSaveEntry: build.mutation<SavedEntry, SaveWish>({
      query: ({ kind, input }) => ({
        document: SAVES[kind]!,
        variables: { input: { ...input, ...kindViewOf(kind)?.always } },
      }),
      invalidatesTags: ['Entries', 'Entry', 'ContentCounts'],
    }),
    contentRemoveEntry: build.mutation<unknown, RemoveWish>({
      query: ({ kind, input }) => ({ document: REMOVES[kind]!, variables: { input } }),
      invalidatesTags: ['Entries', 'ContentCounts'],
    }),
    contentArrangeEntries: build.mutation<unknown, ArrangeWish>({
      query: ({ kind, within, ids }) => ({
        document: ARRANGES[sourceOf(kind)]!,
        variables: {
          input: sourceOf(kind) === 'library' ? { kind, ids, ...(within && { within }) } : { ids },
        },
      }),
      invalidatesTags: ['Entries'],
    }),
  }),
});

export const {
  useContentEntriesQuery,
  useContentEntryQuery,
  useContentChoicesQuery,
  useCoachingCoachesOfCategoryQuery,
  useCoachingCoachesOfTagQuery,
} = reading;
export const {
  useContentSaveEntryMutation,
  useContentRemoveEntryMutation,
  useContentArrangeEntriesMutation,
} = writing;

export const prefetchEntries = (wish: EntriesWish) => reading.util.prefetch('contentEntries', wish, FRESH);
export const prefetchEntry = (kind: string, id: string) =>
  reading.util.prefetch('contentEntry', { kind, id }, FRESH);
