import { defineMessages } from '@athenaeum/messages';

export const frontDoorText = defineMessages('frontDoor', {
  title: 'A reading room, a boardroom and a good table',
  /** The title in three lines. */
  readingRoom: 'A reading room,',
  boardroom: 'a boardroom',
  table: 'and a good table.',
  description:
    '{brand} is a private membership for women who run companies and sit on their boards: salons, coaching and members who answer.',
  lead: '{brand} is a private membership for women who run companies and sit on their boards. Good conversation, an hour with the right coach, and someone to call before you decide.',
  becomeMember: 'Become a member',
  seeEvents: 'See all events',
  signIn: 'Sign in',
  home: '{brand}, home',

  holds: 'What a year holds',
  salons: 'A year of salons',
  salonsWhy:
    'An hour a week with someone who has done it. Every salon is recorded, for the weeks that get away from you.',
  coach: 'A coach when you need one',
  coachWhy: 'An hour with someone who has held the seat you want, on the question in front of you.',
  members: 'Members who answer',
  membersWhy: 'A directory of women who run companies and sit on boards, and the seats they know about.',

  comeFirst: 'Come to one first',
  openToAll: 'Open to everyone. No membership needed.',
  noneOpen: 'No event is open to everyone just now. The next ones will be announced on the events page.',

  hosts: 'Who you’ll meet',
  hostsNote: 'Hosts and experts of our salons',

  said: '“{words}”',

  aYear: '{price} a year',
  yourYear: 'Start your year',
  allOfIt: 'Every salon and recording, the whole directory, and a coach when you need one.',

  ask: 'Ask',
  help: 'Help center',
  contact: 'Contact us',
  follow: 'Follow',
  pictureText: 'A reading room, a boardroom and a good table. A doorway with the sun rising over the sea.',
});
