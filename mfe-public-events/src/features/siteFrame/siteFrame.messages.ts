import { defineMessages } from '@athenaeum/messages';

export const siteFrameText = defineMessages('siteFrame', {
  home: '{brand} events, home',
  events: 'Events',
  portal: 'view member portal',
  signIn: 'sign in',
  signUp: 'sign up',
  learnAt: 'Learn at {brand}',
  membershipIs: 'A year of salons, a coach when you need one, and members who have your back.',
  viewPortal: 'View member portal',
  becomeMember: 'Become a member',
  comeToAll: 'Come to all of them',
  membersCome: 'Members come to every event, and watch the ones they missed.',
  seeMembership: 'See membership',
});
