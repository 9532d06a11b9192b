import { defineMessages } from '@athenaeum/messages';

export const whatWaitsText = defineMessages('communityWhatWaits', {
  kept: 'What we’ve kept for you',
  saved: 'Salons and recordings you saved',
  begun: 'Recordings you began',
  connections: 'Your connections',
  coaching: 'Your coaching sessions and their notes',
  profile: 'Your profile',
  profileHidden: 'Hidden for now. It comes back the day you renew.',

  opens: 'What opens',
  salons: 'Salons to come',
  recordings: 'Recordings, with transcripts',
  coaches: 'Coaches who have held the seat you want',
  members: 'A directory of members who answer',
  seats: 'Board and executive seats',
});
