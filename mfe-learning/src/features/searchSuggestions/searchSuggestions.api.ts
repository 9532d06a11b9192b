import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { GoalsToSuggestDocument } from './__generated__/goalsToSuggest';
import { SuggestionsDocument } from './__generated__/suggestions';

export const { useContentGoalsToSuggestQuery, useContentSuggestionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentGoalsToSuggest: build.query(operation(GoalsToSuggestDocument)),
    contentSuggestions: build.query(operation(SuggestionsDocument)),
  }),
});
