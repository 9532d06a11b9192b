import { defineMessages } from '@athenaeum/messages';

export const eventDetailText = defineMessages('eventDetail', {
  about: 'About',
  host: 'Host',
  expert: 'Expert',
  price: '<amount>{amount}</amount> a seat',
  free: 'Free',
  seatsLeft: '{left} of {capacity} seats left',

  before: 'Before you come',
  online: 'We meet online. The link comes with your confirmation.',
  changeOfPlans: 'If plans change, you can give your seat up: it goes to the next person in line.',
});
