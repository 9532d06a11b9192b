import { defineMessages } from '@athenaeum/messages';

/** Pages behind the link that confirms the address of an opportunity's poster. */
export const confirmPostingText = defineMessages('postingConfirm', {
  title: 'Confirm your address',
  then: 'Then our Board Support team reviews the opportunity you want to share: {title}.',
  confirm: 'Confirm this address',
  confirmed: 'Your address is confirmed',
  thankYou: 'Thank you',
  underReview:
    'Our Board Support team is reviewing {title}. You can see how it stands, extend it or close it at any time.',
  view: 'View your opportunity',
  forAWeek: 'It works for a week. You can share the opportunity again at any time.',
  share: 'Share an opportunity',
});
