import { defineMessages } from '@athenaeum/messages';

export const playerText = defineMessages('uiPlayer', {
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
  speedIs: 'Speed: {speed}×',
});
