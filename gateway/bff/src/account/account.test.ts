import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import mongoose from 'mongoose';
import { createClients } from '@athenaeum/graph/subgraphs';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { aPdf } from '@athenaeum/gateway-testing/uploads';
import { Passkey } from '../auth/passkeys/passkey.model';
import { WebSessionModel } from '../auth/webSession.model';
import { PushDevice } from '../push/pushDevice.model';
import { createEmailTokens } from '../auth/password/resetTokens';

const { member: AMARA, admin: RUTH } = DEMO_ACCOUNTS;
const SAVE = `mutation ($input: ProfileInput!) { profile(input: $input) {
  ok code message data { version documents { id title url } } } }`;

jest.setTimeout(120_000);

let world: DemoGateway;
beforeAll(async () => {
  world = await createDemoGateway();
});
afterAll(async () => {
  await world.close();
});

const raw = (name: string) =>
  mongoose.connection.collection<{ _id: string; email?: string; last_name?: string }>(name);
const userRow = (id: string) => raw('users').findOne({ _id: id });

const aPasskeyOf = (user_id: string, _id: string) => ({
  ...{ _id, user_id, name: 'Laptop', public_key: Buffer.from('key'), counter: 0, transports: [] },
  ...{ is_backed_up: true, created_at: 5, last_used_at: 7 },
});

const aPushDeviceOf = (user_id: string) => ({
  ...{ _id: 'device', user_id, session: 'session', device: 'Chrome on Android', created_at: 5 },
  ...{ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret', made_for: 'key' },
});

async function upload(browser: Browser, bytes: Buffer, name: string, type: string) {
  const form = new FormData();
  form.set('folderName', 'profile-docs');
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return browser.upload('/aws-proxy/s3/upload-file', form);
}

describe('a document of a profile', () => {
  it('is read by whom its owner shows it to, and by nobody else', async () => {
    const amara = await world.signedInAs(AMARA);
    const other = await world.signedInAs(DEMO_ACCOUNTS.coach);
    const uploaded = await upload(amara, aPdf(), 'cv.pdf', 'application/pdf');
    const { key } = uploaded.json.data;
    const documents = [{ key, title: 'Audit CV.pdf', type: 'Bio' }];
    const me = (await amara.ask('{ me { data { version documents { id title type } } } }')).json.data.me.data;
    const saved = await amara.ask(SAVE, {
      input: { documents: [...me.documents, ...documents], version: me.version },
    });
    const { url } = saved.json.data.profile.data.documents.at(-1);

    expect((await world.browser().get(url)).status).toBe(404);
    expect((await other.get(url)).status).toBe(404);
    const shown = await amara.get(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-disposition')).toContain('attachment');

    await amara.ask(SAVE, { input: { visibility: [{ section: 'documents', visibility: 'public' }] } });
    expect((await other.get(url)).status).toBe(200);
    await amara.ask(SAVE, { input: { visibility: [{ section: 'documents', visibility: 'private' }] } });
    expect((await other.get(url)).status).toBe(404);
  });

  it('is no SVG as an avatar', async () => {
    const amara = await world.signedInAs(AMARA);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

    expect((await upload(amara, svg, 'me.svg', 'image/svg+xml')).status).toBe(415);
  });
});

describe('sessions', () => {
  it('are listed for the member, who ends them one by one or all but the current one', async () => {
    const [here, there, elsewhere] = [
      await world.signedInAs(AMARA),
      await world.signedInAs(AMARA),
      await world.signedInAs(AMARA),
    ];
    const listed = async () =>
      (await here.get('/api/auth/sessions')).json.data as { id: string; is_current: boolean }[];
    const before = await listed();
    expect(before.filter(({ is_current }) => is_current)).toHaveLength(1);
    const ofOther = (await (await world.signedInAs(RUTH)).get('/api/auth/sessions')).json.data[0].id;

    expect((await here.remove(`/api/auth/sessions/${ofOther}`)).status).toBe(404);
    const thereId = (await there.get('/api/auth/sessions')).json.data.find(
      (one: { is_current: boolean }) => one.is_current,
    ).id;
    expect((await here.remove(`/api/auth/sessions/${thereId}`)).status).toBe(200);
    expect((await there.get('/api/auth/me')).json.user).toBeNull();
    expect((await elsewhere.get('/api/auth/me')).json.user).not.toBeNull();

    expect((await here.remove('/api/auth/sessions')).json.data).toBeGreaterThan(0);
    expect((await elsewhere.get('/api/auth/me')).json.user).toBeNull();
    expect(await listed()).toMatchObject([{ is_current: true }]);
  });

  it('are nobody’s to see who is not signed in, and hold no secret', async () => {
    expect((await world.browser().get('/api/auth/sessions')).status).toBe(401);
    const amara = await world.signedInAs(AMARA);
    const { text } = await amara.get('/api/auth/sessions');
    for (const { _id } of await WebSessionModel.find({ user_id: AMARA.id }).lean())
      expect(text).not.toContain(_id);
  });
});

describe('an export', () => {
  it('has the member’s data of every domain, and nobody else’s', async () => {
    const amara = await world.signedInAs(AMARA);
    await Passkey.create(aPasskeyOf(AMARA.id, 'amaras-credential'));
    await PushDevice.create(aPushDeviceOf(AMARA.id));

    const { status, headers, json, text } = await amara.get('/api/account/export');

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(json.data.users.profile.email).toBe(AMARA.email);
    for (const [domain, names] of Object.entries({
      content: ['rsvps', 'progress', 'bookmarks', 'reviews', 'groups'],
      coaching: ['sessions', 'credits', 'orders', 'portfolios'],
      opportunities: ['applications', 'saved_filters', 'saved_opportunities'],
    }))
      expect(Object.keys(json.data[domain])).toEqual(names);
    expect(json.data.content.rsvps.length).toBeGreaterThan(0);
    expect(text).not.toContain(RUTH.email);
    expect(text).not.toContain('password_hash');
    expect(json.data.passkeys).toEqual([
      { name: 'Laptop', created_at: 5, last_used_at: 7, is_backed_up: true },
    ]);
    expect(text).not.toContain('amaras-credential');
    expect(json.data.devices_with_notifications).toEqual([{ device: 'Chrome on Android', created_at: 5 }]);
    expect(text).not.toContain('push.example');
    expect((await world.browser().get('/api/account/export')).status).toBe(401);
  });
});

describe('mail', () => {
  it('of a list is stopped and wanted again', async () => {
    const amara = await world.signedInAs(AMARA);
    const put = (list: string, wanted: boolean) => amara.put('/api/account/mail', { list, wanted });

    expect((await put('connections', false)).json.data).toContainEqual({
      list: 'connections',
      wanted: false,
    });
    expect((await amara.get('/api/account/mail')).json.data).toContainEqual({
      list: 'reminders',
      wanted: true,
    });
    expect((await put('connections', true)).json.data).toContainEqual({ list: 'connections', wanted: true });
    expect((await put('receipts', false)).status).toBe(400);
    expect((await world.browser().get('/api/account/mail')).status).toBe(401);
  });
});

describe('another address', () => {
  const APPROVE = `mutation ($input: ApproveEmailChangeInput!) { approveEmailChange(input: $input) { ok code fields } }`;

  it('is approved by admins only, confirmed by its link, and reported to the old address', async () => {
    const [amara, ruth] = [await world.signedInAs(AMARA), await world.signedInAs(RUTH)];
    const email = 'amara.new@example.org';
    const input = { user_id: AMARA.id, email, reason: 'Asked on Monday.' };
    expect((await amara.ask(APPROVE, { input })).json.data.approveEmailChange.code).toBe('FORBIDDEN');
    const takenInput = { ...input, email: RUTH.email };
    expect((await ruth.ask(APPROVE, { input: takenInput })).json.data.approveEmailChange.code).toBe(
      'CONFLICT',
    );

    expect((await ruth.ask(APPROVE, { input })).json.data.approveEmailChange.ok).toBe(true);
    expect((await userRow(AMARA.id))!.email).toBe(AMARA.email);
    const [asked] = await OutboxMessage.find({ kind: 'email_change_approved' }).lean();
    const { request_id } = asked!.payload as { request_id: string };
    const tokens = createEmailTokens(world.env);
    const clients = await createClients(world.env);
    const caller = { viewer: { id: null, roles: new Set(['service'] as const) }, requestId: 'test' };
    await clients.users.ask(
      {
        query: 'mutation ($input: OpenEmailChangeInput!) { openEmailChange(input: $input) { ok } }',
        variables: { input: { user_id: AMARA.id, email, token_hash: tokens.hashFor(request_id) } },
      },
      caller,
    );
    const path = new URL(tokens.linkFor(request_id)).pathname;
    const anyone = world.browser();

    expect((await anyone.get(path)).text).toContain(email);
    expect((await userRow(AMARA.id))!.email).toBe(AMARA.email);
    expect((await anyone.submit(path, {})).status).toBe(200);
    expect((await userRow(AMARA.id))!.email).toBe(email);
    expect((await anyone.submit(path, {})).status).toBe(404);
    const told = await OutboxMessage.find({ 'payload.template': 'email-changed' }).lean();
    expect(told.map(({ payload }) => (payload as { to: object }).to)).toEqual([{ email: AMARA.email }]);
  });
});

describe('a deletion', () => {
  const DELETE =
    'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { ok code data { deletion_due_at } } }';
  const KEEP =
    'mutation ($input: DeleteUserInput!) { keepUser(input: $input) { ok code data { deletion_due_at } } }';
  const LEAVING = DEMO_ACCOUNTS.coach;

  it('can be requested by the member only, can be cancelled, and is refused to the last admin', async () => {
    const [leaving, ruth] = [await world.signedInAs(LEAVING), await world.signedInAs(RUTH)];
    const ask = async (browser: Browser, query: string, id: string) =>
      Object.values((await browser.ask(query, { input: { id } })).json.data)[0] as {
        ok: boolean;
        code: string;
        data: { deletion_due_at: number };
      };

    expect(await ask(ruth, DELETE, LEAVING.id)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    const admins = await raw('users').countDocuments({ isAdmin: true });
    if (admins === 1) expect(await ask(ruth, DELETE, RUTH.id)).toMatchObject({ ok: false, code: 'CONFLICT' });
    const asked = await ask(leaving, DELETE, LEAVING.id);
    expect(asked.data.deletion_due_at).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await ask(leaving, DELETE, LEAVING.id)).toEqual(asked);
    expect((await ask(leaving, KEEP, LEAVING.id)).data.deletion_due_at).toBeNull();
  });
});
