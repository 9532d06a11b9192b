import { defineMessages } from '@athenaeum/messages';

export const suggestionsText = defineMessages('learningSearchSuggestions', {
  goals: 'Goals',
  yourGoal: 'Your goal',
  suggestions: 'Suggestions',
  allResults: 'All results for “{term}”',
});
