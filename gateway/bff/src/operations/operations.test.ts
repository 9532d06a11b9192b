import { inTransaction } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { enqueue, letter, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { MailLogEntry } from '../mail/log/mailLogEntry.model';
import { createSuppressions } from '../mail/unsubscribe/suppressions';

const SECRET = 'https://members.example/reset/very-secret-token';
const CONFIDENTIAL = 'Northgate Biologics';
const reason = 'The mail server is well again';

const world = openForFile(() => createDemoGateway());
let admin: Browser;
beforeAll(async () => {
  admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
}, 120_000);
beforeEach(() =>
  Promise.all([OutboxMessage.deleteMany({}), MailLogEntry.deleteMany({}), AuditRow.deleteMany({})]),
);

/** A dead letter whose payload is for its receiver alone. */
async function aDeadLetter(given: Partial<{ kind: string; last_problem: string }> = {}): Promise<string> {
  await inTransaction((session) =>
    enqueue(session, letter, {
      payload: {
        template: 'password-reset',
        to: { email: 'ngozi@example.org' },
        params: { link: SECRET, company: CONFIDENTIAL },
      },
    }),
  );
  const row = await OutboxMessage.findOneAndUpdate(
    { state: 'open' },
    { state: 'dead', last_problem: 'SMTP_550', attempts: 3, settled_at: Date.now(), ...given },
    { returnDocument: 'after' },
  ).lean();
  return row!._id;
}
const outbox = async (query = '') => (await admin.get(`/api/operations/outbox${query}`)).json.data;
const tryAgain = (body: object, browser = admin) => browser.post('/api/operations/outbox/try-again', body);

it('shows dead letters and why they failed, and nothing of their payload', async () => {
  const id = await aDeadLetter();

  const { json, text } = await admin.get('/api/operations/outbox');

  expect(json.data).toMatchObject({
    count: 1,
    counts: { dead: 1, waiting: 0 },
    given_up: [{ kind: 'letter', count: 1 }],
    rows: [{ id, channel: 'mail', kind: 'letter', status: 'dead', problem: 'SMTP_550', attempts: 3 }],
  });
  expect(json.data.channels).toEqual(expect.arrayContaining(['mail', 'crm', 'workflow']));
  expect(text).not.toContain('secret');
  expect(text).not.toContain(CONFIDENTIAL);
  expect(text).not.toContain('ngozi');
});

it('pages, and filters by status, channel and kind', async () => {
  for (let n = 0; n < 21; n++) await aDeadLetter();
  await aDeadLetter({ kind: 'session_reminder' });

  expect((await outbox()).rows).toHaveLength(20);
  expect((await outbox('?page=2')).rows).toHaveLength(2);
  expect(await outbox('?kind=session_reminder')).toMatchObject({ count: 1 });
  expect(await outbox('?channel=crm')).toMatchObject({ count: 0 });
  expect(await outbox('?status=waiting')).toMatchObject({ count: 0, rows: [] });
});

it.each(['?page=0', '?page=x', '?status=lost', '?kind=%24ne', '?kind[$ne]=x', '?else=1'])(
  'refuses the query %s',
  async (query) => {
    expect((await admin.get(`/api/operations/outbox${query}`)).status).toBe(400);
  },
);

it('retries one message, with an audit row of who decided it and why', async () => {
  const id = await aDeadLetter();

  const { status, json } = await tryAgain({ id, reason });
  const again = await tryAgain({ id: 'nothing', reason });

  expect([status, json.data]).toEqual([200, { retried: 1, remaining: 0 }]);
  expect(again.status).toBe(404);
  expect(await OutboxMessage.findById(id).lean()).toMatchObject({ state: 'open', settled_at: null });
  expect(await AuditRow.find().lean()).toMatchObject([
    {
      operation: 'tryMessageAgain',
      actor_id: DEMO_ACCOUNTS.admin.id,
      target_id: id,
      before: { kind: 'letter', status: 'dead', attempts: 3 },
      after: { status: 'retrying' },
      reason,
    },
  ]);
});

it('retries all messages of a kind, and no other', async () => {
  await aDeadLetter();
  await aDeadLetter();
  const other = await aDeadLetter({ kind: 'session_reminder' });

  expect((await tryAgain({ kind: 'letter', reason })).json.data).toEqual({ retried: 2, remaining: 0 });

  expect(await OutboxMessage.countDocuments({ state: 'dead' })).toBe(1);
  expect(await OutboxMessage.findById(other).lean()).toMatchObject({ state: 'dead' });
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'tryKindAgain', target_id: 'letter', before: { given_up: 2 }, after: { tried_again: 2 } },
  ]);
});

it('retries nothing without a reason', async () => {
  const id = await aDeadLetter();

  const { status, json } = await tryAgain({ id, reason: ' ' });

  expect(status).toBe(400);
  expect(json.ok).toBe(false);
  expect(await OutboxMessage.findById(id).lean()).toMatchObject({ state: 'dead' });
  expect(await AuditRow.countDocuments()).toBe(0);
});

it('finds the mails to an address, and the lists it has unsubscribed from', async () => {
  const mail = (to: string[], state: string, at: number) => ({
    _id: `${to[0]}${at}`,
    template: 'salon-reminder',
    list: 'reminders',
    to,
    state,
    problem: state === 'failed' ? 'SMTP_451' : null,
    at: new Date(at),
  });
  const now = Date.now();
  await MailLogEntry.insertMany([
    mail(['ngozi@example.org'], 'sent', now - 2000),
    mail(['ngozi@example.org'], 'stopped', now - 1000),
    mail(['amara@example.org'], 'failed', now),
  ]);
  await createSuppressions(world.env).stop('reminders', 'ngozi@example.org');
  const log = async (query: string) => (await admin.get(`/api/operations/mail${query}`)).json.data;

  expect(await log('')).toMatchObject({
    count: 3,
    stopped: [],
    rows: [{ to: ['amara@example.org'] }, {}, {}],
  });
  expect(await log('?address=NGOZI@example.org')).toMatchObject({
    count: 2,
    stopped: ['reminders'],
    rows: [{ state: 'stopped' }, { state: 'sent' }],
  });
  expect(await log('?address=.*&state=sent')).toMatchObject({ count: 0 });
  expect(await log('?state=failed')).toMatchObject({
    rows: [{ problem: 'SMTP_451', is_given_up: false }],
  });
});

it('exports the filtered audit log as CSV, safe against formulas', async () => {
  const row = (operation: string, given: string, at: number) => ({
    operation,
    actor_id: DEMO_ACCOUNTS.admin.id,
    target_id: DEMO_ACCOUNTS.member.id,
    before: { title: null },
    after: { title: '=1+1' },
    reason: given,
    at,
  });
  const released = { actor_id: 'release-key:one', after: { by: 'CI of learning', title: '=1+1' } };
  await AuditRow.insertMany([
    row('updateMember', 'First', 1000),
    row('hideMembers', '"Second"', 2000),
    { ...row('deployRemote', 'Third', 3000), ...released },
  ]);

  const all = await admin.get('/api/operations/audit.csv');
  const one = await admin.get('/api/operations/audit.csv?operation=updateMember&from=500&until=1500');
  const none = await admin.get('/api/operations/audit.csv?from=5000');

  expect(all.headers.get('content-disposition')).toContain('audit-log.csv');
  expect(all.text.trim().split('\r\n')).toHaveLength(5);
  expect(all.text).toContain('"CI of learning","deployRemote"');
  expect(all.text).toContain('"\'=1+1"');
  expect(one.text).toContain('"First"');
  expect(one.text).not.toContain('Second');
  expect(none.text.trim().split('\r\n')).toHaveLength(1);
  expect((await admin.get('/api/operations/audit.csv?else=1')).status).toBe(400);
});
