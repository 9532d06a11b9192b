import { translationFaults } from '@athenaeum/messages/testing';
import { catalogue } from './catalogue';
import spanish from './es';

it('is complete in Spanish', () => {
  expect(translationFaults(catalogue, spanish.messages)).toEqual([]);
});
