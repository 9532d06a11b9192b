import { translationFaults } from '@athenaeum/messages/testing';
import { siteCatalogue } from '../site/messages/catalogue';
import siteSpanish from '../site/messages/es';
import { catalogue } from './catalogue';
import spanish from './es';

it('is complete in Spanish', () => {
  expect(translationFaults(catalogue, spanish.messages)).toEqual([]);
});

it('is complete in Spanish where its own server renders it', () => {
  expect(translationFaults(siteCatalogue, siteSpanish.messages)).toEqual([]);
});
