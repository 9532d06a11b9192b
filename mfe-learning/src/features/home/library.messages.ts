import { defineMessages } from '@athenaeum/messages';

export const libraryText = defineMessages('learningHomeLibrary', {
  moreCategories: 'Show More Categories',
  fewerCategories: 'Show Fewer Categories',
  changeGoals: 'Change goals',
  chooseGoals: 'Choose Goals',
});
