import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { StoredFile } from '@athenaeum/kit/files';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import mongoose from 'mongoose';
import { createFeeds, Passkey } from '@athenaeum/bff/testing';
import { createClients } from '@athenaeum/graph/subgraphs';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';
import { forgetMembers } from './forgetMembers';
import { createForgottenList } from './forgotten';

const LEAVING = DEMO_ACCOUNTS.coach;
const SAVE = `mutation ($input: ProfileInput!) { profile(input: $input) { ok code message } }`;
const DELETE = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { ok code } }';

jest.setTimeout(120_000);

let world: DemoGateway;
beforeAll(async () => {
  world = await createDemoGateway();
});
afterAll(async () => {
  await mongoose.connection.getClient().db(`${world.env.MONGODB_DATABASE}_forgotten`).dropDatabase();
  await world.close();
});

const raw = (name: string) =>
  mongoose.connection.collection<{ _id: string; email?: string; last_name?: string }>(name);
const userRow = (id: string) => raw('users').findOne({ _id: id });

const aPasskeyOf = (user_id: string, _id: string) => ({
  ...{ _id, user_id, name: 'Laptop', public_key: Buffer.from('key'), counter: 0, transports: [] },
  ...{ is_backed_up: true, created_at: 5, last_used_at: 7 },
});

async function keyOfUpload(browser: Awaited<ReturnType<DemoGateway['signedInAs']>>): Promise<string> {
  const form = new FormData();
  form.set('folderName', 'profile-docs');
  form.set('file', new Blob([new Uint8Array(aPdf())], { type: 'application/pdf' }), 'cv.pdf');
  return (await browser.upload('/aws-proxy/s3/upload-file', form)).json.data.key;
}

it('a deletion leaves nothing that names the member in any domain, and is repeated after a restore', async () => {
  const leaving = await world.signedInAs(LEAVING);
  await leaving.ask(DELETE, { input: { id: LEAVING.id } });
  const key = await keyOfUpload(leaving);
  await leaving.ask(SAVE, { input: { fields: { summary: 'zqxmarker', phone: '+1 555 0100' } } });
  await Passkey.create(aPasskeyOf(LEAVING.id, 'leaving-credential'));
  for (const feed of [{ user_id: LEAVING.id }, { user_id: LEAVING.id, group_id: 'a-group' }])
    await createFeeds(world.env).tokenOf(feed);
  const backup = (await userRow(LEAVING.id))!;
  const parts = {
    clients: await createClients(world.env),
    forgotten: createForgottenList(world.env.MONGODB_DATABASE),
  };
  expect(await forgetMembers(parts)).toBe(0);
  await raw('users').updateOne({ _id: LEAVING.id }, { $set: { deletion_due_at: Date.now() - 1 } });

  expect(await forgetMembers(parts)).toBe(1);

  const gone = JSON.stringify(await userRow(LEAVING.id));
  for (const trace of ['zqxmarker', '555 0100', LEAVING.email, backup.last_name!])
    expect(gone).not.toContain(trace);
  expect((await leaving.get('/api/auth/me')).json.user).toBeNull();
  expect((await StoredFile.findOne({ key }).lean())!.state).toBe('leaving');
  for (const name of [
    'bookmarks',
    'progresses',
    'applications',
    'credentials',
    'connections',
    'passkeys',
    'signed_in_before',
    'calendar_feeds',
  ])
    expect(await raw(name).countDocuments({ $or: [{ user_id: LEAVING.id }, { _id: LEAVING.id }] })).toBe(0);
  expect(await raw('reviews').countDocuments({ user_id: LEAVING.id })).toBe(0);
  expect(await OutboxMessage.countDocuments({ kind: 'delete_contact' })).toBe(1);
  expect(await forgetMembers(parts)).toBe(0);

  await raw('users').replaceOne({ _id: LEAVING.id }, backup);
  expect(await forgetMembers(parts)).toBe(1);
  expect(JSON.stringify(await userRow(LEAVING.id))).not.toContain('zqxmarker');
});
