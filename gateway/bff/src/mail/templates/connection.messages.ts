import { defineMessages } from '@athenaeum/messages';

/** Between two members. */
export const connectionText = defineMessages('mailConnection', {
  connected: 'You and {name} are connected',
  acceptedPreview: '{name} has accepted.',
  accepted: '{name} has accepted. You now see what {name} shares with connections.',
  seeProfile: 'See {name}’s profile',
  becauseAsked: 'You’re getting this because you asked this member to connect.',

  wouldLike: '{name} would like to connect',
  requestPreview: 'Take your time to decide.',
  request:
    '{name} is a member of {brand} and would like to connect with you. Connections see what you share with connections; your email and phone stay private.',
  seeRequest: 'See the request',
  becauseRequest: 'You’re getting this because a member asked to connect with you.',
});
