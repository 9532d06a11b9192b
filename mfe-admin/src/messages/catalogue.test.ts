import { join } from 'node:path';
import { emptyMessages, readCatalogue } from '@athenaeum/messages/testing';

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await readCatalogue(join(__dirname, '..')))).toEqual([]);
});
