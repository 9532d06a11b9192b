import { defineMessages } from '..';
import { translationFaults } from './translationFaults';

const seats = defineMessages('seats', {
  attend: 'RSVP to Attend',
  until: 'Live until {day}',
  left: { one: 'One seat left', other: '{count} seats left' },
});

it('finds nothing in a translation that says everything', () => {
  const whole = {
    seats: { attend: 'Reservar', until: 'Hasta {day}', left: { one: 'Un lugar', other: '{count} lugares' } },
  };

  expect(translationFaults({ seats }, whole)).toEqual([]);
});

it('names what is missing, unknown, or filled in wrongly', () => {
  const partial = { seats: { until: 'Hasta {date}', left: 'Quedan', more: 'Más' }, guests: {} };

  expect(translationFaults({ seats }, partial)).toEqual([
    'seats.attend: not translated',
    'seats.until: {date} is given by nobody',
    'seats.until: {day} is not shown',
    'seats.more: no such message',
    'guests: no such messages',
  ]);
});
