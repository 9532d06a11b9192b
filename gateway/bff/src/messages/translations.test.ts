import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { es } from './es';

/** Mail that is in English for everybody. */
const ENGLISH = ['mailDesk', 'mailOpportunity'];

it('has all that members read on their way in Spanish', async () => {
  const all = await readCatalogue(join(__dirname, '..'));
  const translated = Object.entries(all).filter(([name]) => !ENGLISH.includes(name));

  expect(ENGLISH.filter((name) => !(name in all))).toEqual([]);
  expect(emptyMessages(all)).toEqual([]);
  expect(translationFaults(Object.fromEntries(translated), es.messages)).toEqual([]);
});
