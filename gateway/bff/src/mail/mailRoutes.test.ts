import { inTransaction } from '@athenaeum/kit';
import { enqueue, letter, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { SAMPLES } from './testing/samples';
import { MailboxMail } from './transports/mailboxMail.model';

const SEND = '/webhooks/send-email';
const REQUEST = {
  emailConfig: { from: 'x@evil.example', to: ['everybody@example.org'], cc: null, bcc: 'all@example.org' },
  emailTemplate: '/emails/general-email.hbs',
  emailParams: { subject: 'Email Change Request', new_email: 'amara@example.com' },
};
const JSON_PLEASE = { accept: 'application/json' };

const world = openForFile(() =>
  createTestGateway({ env: { LIMIT_MAIL: '4', MAIL_DEVELOPMENT_COPY: 'dev@example.org' } }),
);
let amara: Browser;
beforeAll(async () => {
  amara = await world.signedIn();
});
// What an earlier test asked for would arrive among the mail of this one.
beforeEach(async () => {
  await settled();
  await Promise.all([MailboxMail.deleteMany({}), OutboxMessage.deleteMany({})]);
});

const settled = async () => {
  while (await OutboxMessage.exists({ state: 'open' })) await new Promise((resume) => setTimeout(resume, 20));
};
const mails = async () => (await world.browser().get('/dev/mailbox', JSON_PLEASE)).json.data;
const arrived = async (count: number) => {
  while ((await MailboxMail.countDocuments()) < count) await new Promise((resume) => setTimeout(resume, 20));
  return mails();
};
const tell = (payload: Parameters<typeof enqueue<(typeof letter.payload)['_output']>>[2]['payload']) =>
  inTransaction((session) => enqueue(session, letter, { payload }));
const invite = (email: string) =>
  tell({ template: 'referral-invitation', to: { email }, params: SAMPLES['referral-invitation']! });

describe('having a mail sent is refused', () => {
  const FAILED = 'Failed to send email';

  it('to a visitor', async () => {
    const { status, json } = await world.browser().post(SEND, REQUEST);

    expect({ status, json }).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHENTICATED', message: FAILED },
    });
  });

  it.each([
    ['an unknown template', { emailTemplate: 'password-reset' }],
    ['a template from elsewhere', { emailTemplate: '../../etc/passwd' }],
    ['no parameters', { emailParams: {} }],
    ['strange parameters', { emailParams: { ...REQUEST.emailParams, isAdmin: true } }],
    ['something that is no address', { emailParams: { new_email: 'nonsense' } }],
    ['a second line in it', { emailParams: { new_email: 'a@b.example\r\nBcc: x@example.org' } }],
    ['the syntax of a template', { emailParams: { body: 'Hello {{constructor}}' } }],
    ['too much of it', { emailParams: { body: 'x'.repeat(2001) } }],
    ['something besides', { html: '<b>hello</b>' }],
  ])('with %s', async (_what, more) => {
    const { status, json } = await amara.post(SEND, { ...REQUEST, ...more });

    expect(status).toBe(400);
    expect(json).toMatchObject({ ok: false, code: 'INVALID', message: FAILED, data: null });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('when it is not what it says, or far too large', async () => {
    const broken = await amara.post(SEND, '{');
    const large = await amara.post(SEND, { ...REQUEST, emailParams: { body: 'x'.repeat(50_000) } });

    expect(broken).toMatchObject({ status: 400, json: { message: FAILED } });
    expect(large).toMatchObject({ status: 413, json: { message: FAILED } });
  });

  it('from another site', async () => {
    const { status } = await amara.post(SEND, REQUEST, { origin: 'https://evil.example' });

    expect(status).toBe(403);
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });
});

it('a request for another address reaches member support and nobody the page named', async () => {
  const { status, json } = await amara.post(SEND, REQUEST);
  const [mail] = await arrived(1);

  expect({ status, json }).toMatchObject({
    status: 202,
    json: { ok: true, message: "Thanks! We'll be in touch soon." },
  });
  expect(mail).toMatchObject({
    from: { address: 'no-reply@athenaeum.test' },
    to: [{ address: 'support@athenaeum.test' }],
    cc: [{ address: 'dev@example.org' }],
    reply_to: { name: 'Amara Osei', address: AMARA.email },
    subject: 'Email Change Request',
  });
  expect(mail.text).toContain(`Old email: ${AMARA.email}\nNew email: amara@example.com`);
  expect(mail.text).toContain(`${world.env.PUBLIC_ORIGIN}/admin/requests?kind=address`);
  expect(JSON.stringify(mail)).not.toMatch(/evil|everybody|all@/);
});

it('has a rate limit', async () => {
  const answers = [];
  for (let n = 0; n < 6; n++) answers.push(await amara.post(SEND, REQUEST));

  expect(answers.at(-1)).toMatchObject({ status: 429, json: { code: 'LIMITED' } });
});

describe('stopping mail of a kind', () => {
  const linkOf = (mail: { unsubscribe: string }) => new URL(mail.unsubscribe).pathname;

  it('asks for confirmation first, since programs open links too', async () => {
    await invite('nadia@example.org');
    const [mail] = await arrived(1);

    const page = await world.browser().get(linkOf(mail));
    await invite('nadia@example.org');

    expect(page.text).toContain('Stop invitations from members?');
    expect(await arrived(2)).toHaveLength(2);
  });

  it('takes one click of a mail program, however the address is written, and only for its kind', async () => {
    await invite('Ruth@example.org');
    const [mail] = await arrived(1);

    const done = await fetch(world.origin + linkOf(mail), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await invite('ruth@EXAMPLE.org');
    await tell({
      template: 'address-confirmation',
      to: { email: 'ruth@example.org' },
      params: SAMPLES['address-confirmation']!,
    });

    expect(done.status).toBe(200);
    await settled();
    expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual([
      'Please confirm your email address',
      'Ngozi Eze invites you to Athenaeum',
    ]);
  });

  it.each(['altered', 'of another list'])(
    'refuses a link that is %s, and names nobody in a real one',
    async (how) => {
      await invite('vivian@example.org');
      const [mail] = await arrived(1);
      const link = linkOf(mail);
      const forged = how === 'altered' ? link.slice(0, -2) : link.replace('invitations.', 'reminders.');

      const answer = await world.browser().submit(forged, {});

      expect(answer.status).toBe(404);
      expect(link).not.toMatch(/vivian|example/);
    },
  );
});

describe('the mailbox', () => {
  it('shows mail as a page, with its HTML locked in', async () => {
    await invite('nadia@example.org');
    const [{ id, url }] = await arrived(1);
    const browser = world.browser();

    const list = await browser.get('/dev/mailbox', { accept: 'text/html' });
    const page = await browser.get(url, { accept: 'text/html' });
    const html = await browser.get(`${url}/html`);
    const raw = await browser.get(`${url}/raw`);

    expect(list.text).toContain(`href="/dev/mailbox/${id}"`);
    expect(page.text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|script/);
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(html.text).toMatch(/<img\s+src="data:image\/png;base64,/);
    expect(html.text).not.toContain('cid:');
    expect(raw.text).toContain(`Message-ID: <${id}@athenaeum.test>`);
    expect((await browser.get('/dev/mailbox/missing')).status).toBe(404);
  });

  it('finds somebody’s mail', async () => {
    await invite('one@example.org');
    await invite('two@example.org');
    await arrived(2);

    const { json } = await world.browser().get('/dev/mailbox?to=two@example.org', JSON_PLEASE);

    expect(json.data.map(({ to }: { to: { address: string }[] }) => to[0]?.address)).toEqual([
      'two@example.org',
    ]);
  });
});
