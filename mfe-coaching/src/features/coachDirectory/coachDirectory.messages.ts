import { defineMessages } from '@athenaeum/messages';

export const coachDirectoryText = defineMessages('coachDirectory', {
  title: 'Expert strategists',
  lead: 'One-to-one time with someone who’s been there.',
  search: 'Search coaches',
  searchFor: 'A name or a topic',
  found: { one: '{count} found', other: '{count} found' },
  loading: 'Loading coaches',
  notLoaded: 'We couldn’t load coaches',
  notFound: 'No coach found for “{words}”',
  none: 'No coaches to show',
  showAll: 'Show all coaches',
  forYourGoals: 'For your goals',
  forYourGoalsNote: 'Strategists for the goals you’re working on.',
  changeGoals: 'Change goals',
  book: 'Book',
  bookCoach: 'Book {name}',
  becauseOfGoals: { one: 'Because of your goal: {goals}', other: 'Because of your goals: {goals}' },
  categories: 'Categories',
  all: 'All coaches',
  allNote: 'In a new order each visit.',
  order: 'Sort by',
  seeAll: 'See all coaches',
  unknownTitle: 'Not found',
  unknownCategory: 'We couldn’t find that category',
  categoryLoading: 'Loading the category',
  categoryNotLoaded: 'We couldn’t load this category',
});

export const coachOrderText = defineMessages('coachOrder', {
  shuffled: 'Any order',
  soonest: 'Soonest opening',
  rating: 'Rating',
  name: 'Name',
});
