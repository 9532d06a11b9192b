import { defineMessages } from '@athenaeum/messages';

export const homeText = defineMessages('learningHome', {
  loadingNext: 'Loading what’s next for you',
  nextSession: 'Your next session',
  upcoming: 'Upcoming',
  byGoals: 'Explore by Goals',
  byCategories: 'Explore By Categories',
  library: 'The library',
  viewAll: 'View All',
  viewAllOf: 'View All: {part}',
  showMore: 'Show More',
  showLess: 'Show Less',
});
