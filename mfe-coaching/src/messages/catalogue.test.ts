import { join } from 'node:path';
import { catalogueFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { coachingCatalogue } from './catalogue';

it('names every message of the area as it is defined', () => {
  expect(catalogueFaults(coachingCatalogue, join(__dirname, '..'), contractCatalogue)).toEqual([]);
});
