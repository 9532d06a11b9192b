import { join } from 'node:path';
import { catalogueFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { catalogue } from './catalogue';

it('names every message of the area as it is defined', () => {
  expect(catalogueFaults(catalogue, join(__dirname, '..'), contractCatalogue)).toEqual([]);
});
