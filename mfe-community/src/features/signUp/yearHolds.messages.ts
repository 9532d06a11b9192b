import { defineMessages } from '@athenaeum/messages';

export const yearHoldsText = defineMessages('communityYearHolds', {
  title: 'What a year holds',
  salons: 'A year of salons',
  salonsWhy:
    'An hour a week with someone who has done it. Every salon is recorded, for the weeks that get away from you.',
  coach: 'A coach when you need one',
  coachWhy: 'An hour with someone who has held the seat you want, on the question in front of you.',
  members: 'Members who answer',
  membersWhy: 'A directory of women who run companies and sit on boards, and the seats they know about.',
});
