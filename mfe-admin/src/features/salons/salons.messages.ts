import { defineMessages } from '@athenaeum/messages';

export const salonsText = defineMessages('adminSalons', {
  salons: 'Salons',
  seatsOf: '{taken} of {capacity}',
  seatsWaiting: '{seats}, {waiting} waitlisted',
  states: 'Salon status',
  search: 'Search salons',
  searchHint: 'Title or address',
  newSalon: 'New salon',
  salon: 'Salon',
  date: 'Date',
  type: 'Type',
  where: 'Format',
  seats: 'Seats',
  recording: 'Recording',
  changed: 'Last changed',
});
