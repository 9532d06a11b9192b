import { defineMessages } from '@athenaeum/messages';

export const leaveText = defineMessages('leave', {
  leaving: 'You’re giving up your seat. Changed your mind? You have a few seconds to keep it.',
  keepSeat: 'Keep my seat',
  keep: 'Keep it',
});
