import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  CategorizeContentDocument,
  ContentCategoriesDocument,
  type ContentEntryFragment,
  PublishContentDocument,
  type PublishContentMutation,
  StaffContentListDocument,
} from './__generated__/allContent';
import { contentView, queryOf } from './contentView';

export type ContentEntry = ContentEntryFragment;
/** What a change of several entries did. */
export type Outcome = NonNullable<NonNullable<PublishContentMutation['changed']>['data']>;

// Also after a refusal: others may have changed since the list was read.
const CHANGED = {
  invalidatesTags: ['AllContent', 'StaffSalons', 'StaffSalon', 'Entries', 'Entry', 'ContentCounts'],
} as const;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentAll: build.query({ ...operation(StaffContentListDocument), providesTags: ['AllContent'] }),
    contentCategories: build.query(operation(ContentCategoriesDocument)),
    contentPublish: build.mutation({ ...operation(PublishContentDocument), ...CHANGED }),
    contentCategorize: build.mutation({ ...operation(CategorizeContentDocument), ...CHANGED }),
  }),
});

export const {
  useContentAllQuery,
  useContentCategoriesQuery,
  useContentPublishMutation,
  useContentCategorizeMutation,
} = injected;

export const prefetchAllContent = (search: URLSearchParams) => [
  injected.util.prefetch('contentAll', { input: queryOf(contentView.read(search)) }, FRESH),
  injected.util.prefetch('contentCategories', {}, {}),
];
