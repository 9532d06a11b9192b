import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CategoryDocument } from './__generated__/category';
import { CollectionDocument } from './__generated__/collection';
import { GoalDocument } from './__generated__/goal';
import { ListedRecordingsDocument, ListedUpcomingDocument } from './__generated__/listedSalons';
import { SpeakerDocument } from './__generated__/speaker';

export const {
  useContentCategoryQuery,
  useContentGoalQuery,
  useContentSpeakerQuery,
  useContentCollectionQuery,
  useContentListedUpcomingQuery,
  useContentListedRecordingsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    contentCategory: build.query(operation(CategoryDocument)),
    contentGoal: build.query(operation(GoalDocument)),
    contentSpeaker: build.query(operation(SpeakerDocument)),
    contentCollection: build.query({ ...operation(CollectionDocument), providesTags: ['Seats'] }),
    contentListedUpcoming: build.query({ ...operation(ListedUpcomingDocument), providesTags: ['Seats'] }),
    contentListedRecordings: build.query({ ...operation(ListedRecordingsDocument), providesTags: ['Seats'] }),
  }),
});
