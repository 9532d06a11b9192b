import { defineMessages } from '@athenaeum/messages';

export const cancellationTermsText = defineMessages('cancellationTerms', {
  tooLate: 'It’s too late to cancel for free.',
  freeUntil: 'Free to cancel until {time}. After that, the session’s time is used.',
});
