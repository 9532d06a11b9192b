import { defineMessages } from '@athenaeum/messages';

export const pathwayProgressText = defineMessages('learningPathwayProgress', {
  allDone: 'all done',
  bar: '{pathway}: {done} of {salons} salons done',
  doneOf: '{done} of {salons} done',
  inSeason: 'you are in season {season}',
});
