import { defineMessages } from '@athenaeum/messages';

export const recordingText = defineMessages('learningRecording', {
  recording: 'The recording',
  captions: 'English',
  failed: 'The recording did not load',
  needsNetwork: 'The recording needs a network; its transcript can be read without',
  loading: 'Loading the recording',
  stopped: 'The recording stopped loading.',
  placeKept: 'We saved your place.',
  retry: 'Retry',
  resumed: 'Resumed where you left off.',
  resumedAt: 'Resumed where you left off, at {time}.',
  startAgain: 'Start again',
});
