import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import spanish from './es';

const catalogue = async () => ({ ...contractCatalogue, ...(await readCatalogue(join(__dirname, '..'))) });

it('is complete in Spanish', async () => {
  expect(translationFaults(await catalogue(), spanish.messages)).toEqual([]);
});

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await catalogue())).toEqual([]);
});
