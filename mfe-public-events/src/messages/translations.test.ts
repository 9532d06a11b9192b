import { translationFaults } from '@athenaeum/messages/testing';
import { siteCatalogue } from '../site/messages/catalogue';
import siteSpanish from '../site/messages/es';
import { catalogue } from './catalogue';
import spanish from './es';

it('is whole in Spanish', () => {
  expect(translationFaults(catalogue, spanish.messages)).toEqual([]);
});

it('is whole in Spanish where its own server draws it', () => {
  expect(translationFaults(siteCatalogue, siteSpanish.messages)).toEqual([]);
});
