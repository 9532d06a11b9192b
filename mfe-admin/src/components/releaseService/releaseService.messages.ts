import { defineMessages } from '@athenaeum/messages';

export const releaseServiceText = defineMessages('adminReleaseService', {
  notRunning:
    'The release service isn’t running, so nothing can be released from here right now. What members have stays as it is.',
  cutOff:
    'The connection ended before the outcome was known. Check below which version is live before you try again.',
});
