import { defineMessages } from '@athenaeum/messages';

export const meetingFieldsText = defineMessages('meetingFields', {
  room: 'A video room made for each session',
  link: 'Your own video link',
  phone: 'By phone',
  address: 'In person',
  linkLabel: 'Video link',
  linkHint: 'Starts with https://. Members open it with Join.',
  phoneLabel: 'Phone number',
  phoneHint: 'Include the country code. Only members who have booked can see it.',
  addressLabel: 'Address',
  addressHint: 'Only members who have booked can see it.',
});
