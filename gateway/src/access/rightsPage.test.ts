import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allDocs } from '@athenaeum/bff/docs';
import { SPECIFICATION_PAGE } from '@athenaeum/kit/access';
import { rightsPage } from './rights';

it('is committed as the schemas and routes declare it', async () => {
  const page = await rightsPage();

  expect(page).toMatch(/^\| `Query\.auditRows` \| admins \| /m);
  expect(page).toMatch(/^\| `GET \/api\/members\.csv` \| admins \| /m);
  expect(page).toBe(readFileSync(resolve(__dirname, '../../rights.md'), 'utf8'));
});

it('names the source of the right to each route', () => {
  expect(allDocs.filter(({ access }) => !SPECIFICATION_PAGE.test(access.specifiedIn))).toEqual([]);
});
