import { defineMessages } from '@athenaeum/messages';

export const yearHoldsText = defineMessages('communityYearHolds', {
  title: 'What a year holds',
  salons: 'A year of salons',
  salonsWhy: 'An hour with someone who has done it. Some evenings there’s dinner after.',
  recordings: 'Every recording',
  recordingsWhy: 'Each salon, with its transcript, for the weeks that get away from you.',
  coach: 'A coach when you need one',
  coachWhy: 'An hour with someone who has held the seat you want, on the question in front of you.',
  groups: 'A peer group',
  groupsWhy: 'Women at your level, with the same leader from one meeting to the next.',
  members: 'Members who answer',
  membersWhy: 'A directory of women who run companies and sit on boards.',
  seats: 'Board and executive seats',
  seatsWhy: 'Posted by members and companies, with help preparing your application.',
});
