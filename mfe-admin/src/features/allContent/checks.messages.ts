import { defineMessages } from '@athenaeum/messages';

export const checkText = defineMessages('adminContentChecks', {
  host: 'It has a host',
  noHost: 'No host yet',
  leader: 'It has a leader',
  noLeader: 'No leader yet',
  category: 'Category set',
  noCategory: 'No category yet',
  goals: { one: '1 goal set', other: '{count} goals set' },
  noGoals: 'No goals yet. It can go out without any.',
  resources: { one: '1 resource added', other: '{count} resources added' },
  noResources: 'No resource yet. It can go out without one.',
  captions: 'Captions added',
  noCaptions: 'No captions yet',
  salons: 'It has salons',
  noSalons: 'No salons yet',
  seasons: 'It has seasons',
  noSeasons: 'No seasons yet',
  description: 'Description written',
  noDescription: 'No description yet. It can go out without one.',
});
