import { translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from './catalogue';
import { shared } from './es';

it('is whole in Spanish', () => {
  expect(translationFaults(contractCatalogue, shared.messages)).toEqual([]);
});
