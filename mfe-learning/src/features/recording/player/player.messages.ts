import { defineMessages } from '@athenaeum/messages';

export const playerText = defineMessages('learningPlayer', {
  player: 'Player: {title}',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  forward: 'Forward 15 seconds',
  mute: 'Mute',
  unmute: 'Unmute',
  captions: 'Captions',
  pictureInPicture: 'Picture in picture',
  fullScreen: 'Full screen',
  place: 'Place in the recording',
  placeIs: '{time} of {total}',
  speed: 'Speed',
  chapters: 'Chapters',
  playing: 'Playing',
  before: 'Before this',
  nextUp: 'Next up',
  nextUpIn: 'Next up in {category}',
  watchNext: 'Watch next',
  watchNextOf: 'Watch next: {title}',
});
