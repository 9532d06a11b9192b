import { defineMessages } from '@athenaeum/messages';

export const eventDetailText = defineMessages('eventDetail', {
  about: 'About',
  host: 'Host',
  expert: 'Expert',
  price: '<amount>{amount}</amount> a seat',
});
