import { translationFaults } from '@athenaeum/messages/testing';
import { catalogue } from './catalogue';
import { es } from './es';

it('has all that members read on their way in Spanish', () => {
  expect(translationFaults(catalogue, es.messages)).toEqual([]);
});
