import { COACHING_ENTRY_KINDS, type CoachingEntryKind } from '@athenaeum/coaching-contract';
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
import { ArrangeBcpExamplesDocument, ArrangeLibraryDocument } from './__generated__/libraryWrites';
import { kindViewOf } from './kindViews';
import type { EntryValues, KindName } from './kindView';
import { REMOVES, SAVES, type SavedEntry } from './writes';

export type Entry = LibraryRowFragment;
export type Choice = NonNullable<NonNullable<LibraryChoicesQuery['choices']>['data']>[number];

export interface EntriesWish {
  kind: KindName;
  words: string;
  within: string;
  page: number;
}

interface EntryWish {
  kind: KindName;
  id: string;
}

interface SaveWish {
  kind: KindName;
  input: EntryValues;
}

interface RemoveWish {
  kind: KindName;
  input: { id: string; updated_at: number | null };
}

interface ArrangeWish {
  kind: KindName;
  within: string;
  ids: readonly string[];
}

const isCoachingKind = (kind: KindName): kind is CoachingEntryKind =>
  COACHING_ENTRY_KINDS.some((known) => known === kind);

// Ordered lists are loaded completely, so that they can be reordered.
const MAX_ORDERED = 100;

function entriesRequest({ kind, words, within, page }: EntriesWish) {
  const window = kindViewOf(kind)?.order
    ? { take: MAX_ORDERED, skip: 0 }
    : { take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE };
  if (kind === 'agreements') return operation(AgreementVersionsDocument).query({ input: window });
  const input = { ...(words.trim() && { words: words.trim() }), ...window };
  return isCoachingKind(kind)
    ? operation(CoachingEntriesDocument).query({ input: { kind, ...input } })
    : operation(LibraryEntriesDocument).query({ input: { kind, ...input, ...(within && { within }) } });
}

function entryRequest({ kind, id }: EntryWish) {
  if (kind === 'agreements') return operation(AgreementVersionDocument).query({ input: { id } });
  return isCoachingKind(kind)
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
    contentEntry: build.query<Answer<LibraryEntryQuery>, EntryWish>({
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
        document: SAVES[kind],
        variables: { input: { ...input, ...kindViewOf(kind)?.always } },
      }),
      invalidatesTags: ['Entries', 'Entry', 'ContentCounts', 'AllContent'],
    }),
    contentRemoveEntry: build.mutation<unknown, RemoveWish>({
      query: ({ kind, input }) => ({ document: REMOVES[kind]!, variables: { input } }),
      invalidatesTags: ['Entries', 'ContentCounts', 'AllContent'],
    }),
    contentArrangeEntries: build.mutation<unknown, ArrangeWish>({
      query: ({ kind, within, ids }) => ({
        document: isCoachingKind(kind) ? ArrangeBcpExamplesDocument : ArrangeLibraryDocument,
        variables: { input: isCoachingKind(kind) ? { ids } : { kind, ids, ...(within && { within }) } },
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
/** `kind` as in an address: the server refuses an unknown one, and the page says so. */
export const prefetchEntry = (kind: string, id: string) =>
  reading.util.prefetch('contentEntry', { kind: kind as KindName, id }, FRESH);
