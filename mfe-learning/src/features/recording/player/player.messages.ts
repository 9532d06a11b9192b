import { defineMessages } from '@athenaeum/messages';

export const playerText = defineMessages('learningPlayer', {
  keyboard: 'From the keyboard',
  captions: 'Captions',
  playOrPause: 'Play or pause',
  space: 'Space',
  backAndForward: 'Back, forward 15 seconds',
  slowerAndFaster: 'Slower, faster',
  nextChapter: 'Next chapter',
  chapters: 'Chapters',
  playing: 'Playing',
  before: 'Before this',
  nextUp: 'Next up',
  nextUpIn: 'Next up in {category}',
  watchNext: 'Watch next',
  watchNextOf: 'Watch next: {title}',
});
