import { translationFaults } from '@athenaeum/messages/testing';
import { shellCatalogue } from './catalogue';
import es from './es';

it('is whole in Spanish', () => {
  expect(translationFaults(shellCatalogue, es.messages)).toEqual([]);
});
