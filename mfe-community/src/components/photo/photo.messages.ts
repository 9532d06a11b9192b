import { defineMessages } from '@athenaeum/messages';

export const photoText = defineMessages('communityPhoto', {
  photo: 'Photo',
  photoOf: 'Photo of {name}',
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  hint: 'JPEG, PNG or WebP. You can crop it next.',

  isDrawing: 'SVG files don’t work here. Choose a JPEG, PNG or WebP.',
  isTooLarge: 'This picture is over 5 MB. Choose a smaller one.',
  isUnreadable: 'We can’t read this picture. Choose a JPEG, PNG or WebP.',
  uploadFailed: 'Failed to upload file',

  cropTitle: 'Your photo',
  cropHint: 'Drag the photo, or move it with the sliders.',
  zoom: 'Zoom',
  leftOrRight: 'Left or right',
  upOrDown: 'Up or down',
  cancel: 'Cancel',
  use: 'Use this photo',
  saving: 'Saving',
});
