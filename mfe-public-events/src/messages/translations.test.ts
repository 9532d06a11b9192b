import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import siteSpanish from '../site/messages/es';
import spanish from './es';

const SOURCE = join(__dirname, '..');

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await readCatalogue(SOURCE))).toEqual([]);
});

it('is complete in Spanish', async () => {
  const pages = { ...contractCatalogue, ...(await readCatalogue(SOURCE, 'site')) };

  expect(translationFaults(pages, spanish.messages)).toEqual([]);
});

it('is complete in Spanish where its own server renders it', async () => {
  const site = { ...contractCatalogue, ...(await readCatalogue(SOURCE)) };

  expect(translationFaults(site, siteSpanish.messages)).toEqual([]);
});
