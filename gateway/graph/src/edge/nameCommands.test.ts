import mongoose from 'mongoose';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const ME = '{ me { data { id } } }';
const REQUEST_READS = ['web_sessions', 'users'];

let world: TestGateway;
afterEach(() => world.close());

/** The database commands of one request for the caller's own record, and the id of that request. */
async function ask(NAME_COMMANDS: string) {
  // Command monitoring is on where Server-Timing is.
  world = await createTestGateway({ env: { NAME_COMMANDS, TELL_COSTS: 'true' } });
  const browser = await world.signedIn();
  const comments: unknown[] = [];
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { [commandName]: of, comment } = command as { comment?: unknown; [name: string]: unknown };
    // Jobs of the process read other collections at times of their own.
    if (REQUEST_READS.includes(String(of))) comments.push(comment);
  });
  const { headers, json } = await browser.ask(ME);
  expect(json.errors).toBeUndefined();
  return { comments, id: headers.get('x-request-id') };
}

it('database commands carry the request id when NAME_COMMANDS is on', async () => {
  const { comments, id } = await ask('true');

  expect(comments.length).toBeGreaterThan(0);
  expect(new Set(comments)).toEqual(new Set([id]));
});

it('database commands carry no comment otherwise', async () => {
  const { comments } = await ask('false');

  expect(comments.length).toBeGreaterThan(0);
  expect(new Set(comments)).toEqual(new Set([undefined]));
});
