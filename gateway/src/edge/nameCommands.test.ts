import mongoose from 'mongoose';
import { createTestGateway, type TestGateway } from '../testing/testGateway';

const ME = '{ me { data { id } } }';

let world: TestGateway;
afterEach(() => world.close());

/** What the database is asked while she asks for herself, and the id of that request. */
async function ask(NAME_COMMANDS: string) {
  // What is sent is told where costs are.
  world = await createTestGateway({ env: { NAME_COMMANDS, TELL_COSTS: 'true' } });
  const browser = await world.signedIn();
  const comments: unknown[] = [];
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') comments.push((command as { comment?: unknown }).comment);
  });
  const { headers, json } = await browser.ask(ME);
  expect(json.errors).toBeUndefined();
  return { comments, id: headers.get('x-request-id') };
}

it('what the database is asked says by which request, if that is wanted', async () => {
  const { comments, id } = await ask('true');

  expect(comments.length).toBeGreaterThan(0);
  expect(new Set(comments)).toEqual(new Set([id]));
});

it('otherwise it says nothing', async () => {
  const { comments } = await ask('false');

  expect(new Set(comments)).toEqual(new Set([undefined]));
});
