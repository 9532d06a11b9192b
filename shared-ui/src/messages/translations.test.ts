import { translationFaults } from '@athenaeum/messages/testing';
import { uiCatalogue } from './catalogue';
import { messages } from './es';

it('is complete in Spanish', () => {
  expect(translationFaults(uiCatalogue, messages)).toEqual([]);
});
