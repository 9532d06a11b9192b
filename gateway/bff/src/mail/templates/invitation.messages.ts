import { defineMessages } from '@athenaeum/messages';

/** To a friend whom a member has referred. */
export const invitationText = defineMessages('mailInvitation', {
  subject: '{referrer} invites you to {brand}',
  preview: 'A community of senior women executives.',
  heading: '{referrer} invited you',
  about:
    '{referrer} is a member of {brand}, a community of senior women executives who learn from one another and open doors for one another. {referrer} thought of you.',
  see: 'See your invitation',
  because: 'You’re getting this once, because {referrer} gave us your address.',
});
