import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rightsPage } from './rights';

it('is committed as the schemas and routes declare it', async () => {
  const page = await rightsPage();

  expect(page).toMatch(/^\| `Query\.auditRows` \| admins \| /m);
  expect(page).toMatch(/^\| `GET \/api\/members\.csv` \| admins \| /m);
  expect(page).toBe(readFileSync(resolve(__dirname, '../../rights.md'), 'utf8'));
});
