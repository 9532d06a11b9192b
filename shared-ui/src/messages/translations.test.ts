import { translationFaults } from '@athenaeum/messages/testing';
import { uiCatalogue } from './catalogue';
import { messages } from './es';

it('is whole in Spanish', () => {
  expect(translationFaults(uiCatalogue, messages)).toEqual([]);
});
