import { defineMessages } from '@athenaeum/messages';

export const salonDetailText = defineMessages('learningSalonDetail', {
  loading: 'Loading the salon',
  home: 'Home',
  upcomingEvents: 'Upcoming Events',
  recorded: 'recorded {day}',
  held: 'held {day}',
  about: 'About',
  people: 'Hosts and experts',
  showMore: 'Show More',
  showFewer: 'Show Fewer',
  categories: 'Categories',
  goals: 'Goals',
});
