import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeAuthenticator } from '@athenaeum/gateway-testing/fakeAuthenticator';
import { STEP_UP_FIELDS } from '@athenaeum/graph/testing';
import { SignInFailure } from '../signInFailure.model';
import { WebSessionModel } from '../webSession.model';

const { member: AMARA, admin: RUTH } = DEMO_ACCOUNTS;
const PATH = '/api/auth/confirmation';
const REQUIRED = 'REAUTHENTICATION_REQUIRED';

jest.setTimeout(120_000);

const world = openForFile(() =>
  createDemoGateway({ CONFIRMED_FOR_MINUTES: '10', LIMIT_EXPORT: '100', LIMIT_MAIL: '100' }),
);

/** Somebody who signed in some minutes ago. */
async function signedInBefore(minutes: number, account: { id: string; email: string } = AMARA) {
  const browser = await world.signedInAs(account);
  const confirmed_at = new Date(Date.now() - minutes * 60_000);
  await WebSessionModel.updateMany({ user_id: account.id }, { confirmed_at });
  return browser;
}

const byPassword = (browser: Browser, password: string = DEMO_PASSWORD) =>
  browser.post(`${PATH}/password`, { password });
const exported = async (browser: Browser) => (await browser.get('/api/account/export')).status;

/** What each mutation says to whom it is asked by. */
async function codesOf(browser: Browser) {
  const told: Record<string, string | null> = {};
  for (const [name, input] of Object.entries(MUTATIONS)) {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const query = `mutation ($input: ${INPUTS[name] ?? type}Input!) { ${name}(input: $input) { ok code } }`;
    const { json } = await browser.ask(query, { input });
    told[name] = json.data?.[name]?.code ?? json.errors?.[0]?.message ?? null;
  }
  return told;
}

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const reason = 'Asked for.';
/** Each as an admin, about nobody there is. */
const MUTATIONS: Record<string, object> = {
  deleteUser: { id: NOBODY },
  approveEmailChange: { user_id: NOBODY, email: 'a@example.org', reason },
  updateMember: { id: NOBODY, version: 0, reason, standing: { isAdmin: true } },
  updateCredits: { user_id: NOBODY, minutes: 30, reason, request_id: NOBODY },
  cancelSeat: { id: NOBODY, reason },
  keepMember: { id: NOBODY, reason },
  settleRefund: { id: NOBODY, reason },
  refundCoachingOrder: { id: NOBODY, amount: 1, reason, minutes: 0, request_id: NOBODY },
  refundSeatOrder: { id: NOBODY, amount: 1, reason, gives_up_seat: false, request_id: NOBODY },
  refundMembershipOrder: { id: NOBODY, amount: 1, reason, request_id: NOBODY },
};
const INPUTS: Record<string, string> = { cancelSeat: 'DecideSeat' };

describe('within ten minutes of the sign-in', () => {
  it('nothing is asked again', async () => {
    const [amara, ruth] = [await signedInBefore(9), await signedInBefore(9, RUTH)];

    expect(await exported(amara)).toBe(200);
    expect(Object.values(await codesOf(ruth))).not.toContain(REQUIRED);
  });
});

describe('later', () => {
  it('an export waits for the password, which counts for this session alone', async () => {
    const browser = await signedInBefore(11);
    const other = await world.signedInAs(AMARA);
    await WebSessionModel.updateMany({ user_id: AMARA.id }, { confirmed_at: new Date(0) });

    const refused = await browser.get('/api/account/export');
    expect(refused).toMatchObject({ status: 403, json: { ok: false, code: REQUIRED } });
    expect((await byPassword(browser, 'Wrong-horse-1')).json).toMatchObject({ code: 'INVALID' });
    expect(await exported(browser)).toBe(403);
    expect((await byPassword(browser)).status).toBe(200);

    expect(await exported(browser)).toBe(200);
    expect(await exported(other)).toBe(403);
  });

  it('every one of the mutations waits, and is not carried out', async () => {
    const ruth = await signedInBefore(11, RUTH);

    const told = await codesOf(ruth);

    expect(Object.keys(told).sort()).toEqual(Object.keys(STEP_UP_FIELDS).sort());
    expect(new Set(Object.values(told))).toEqual(new Set([REQUIRED]));
    const amara = await signedInBefore(11);
    const query = `mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { ok code } }`;
    await amara.ask(query, { input: { id: AMARA.id } });
    const due = await amara.ask('{ me { data { deletion_due_at } } }');
    expect(due.json.data.me.data.deletion_due_at).toBeNull();
    // Under another name it is the same field.
    const aliased = await amara.ask(query.replace('deleteUser(', 'x: deleteUser('), {
      input: { id: AMARA.id },
    });
    expect(aliased.json.data.x.code).toBe(REQUIRED);
  });

  it('the rest of a member’s record is changed without it', async () => {
    const ruth = await signedInBefore(11, RUTH);
    const query = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { ok code } }';
    const about = (standing: object) => ({ input: { id: NOBODY, version: 0, reason, standing } });

    const hidden = await ruth.ask(query, about({ hide_from_directory: true }));
    const staff = await ruth.ask(query, about({ staff_roles: ['editor'] }));

    expect(hidden.json.data.updateMember.code).toBe('NOT_FOUND');
    expect(staff.json.data.updateMember.code).toBe(REQUIRED);
  });

  it('another address, another way to sign in, and an area from an own machine wait', async () => {
    const [amara, ruth] = [await signedInBefore(11), await signedInBefore(11, RUTH)];
    const change = {
      emailConfig: { subject: 'Email Change Request' },
      emailTemplate: '/emails/general-email.hbs',
      emailParams: { new_email: 'amara@example.org' },
    };

    const answers = [
      await amara.post('/webhooks/send-email', change),
      await amara.post('/api/auth/passkeys/options', {}),
      await amara.remove('/api/auth/passkeys/x'),
      await amara.post('/api/auth/second-factor/set-up', {}),
      await ruth.post(`/api/auth/members/${AMARA.id}/reset-factors`, { reason }),
      await ruth.post('/api/operations/override', { remote: 'mfe-learning', port: 3001 }),
    ];

    expect(answers.map(({ json }) => json.code)).toEqual(answers.map(() => REQUIRED));
  });

  it('a passkey confirms too: one’s own, and asked for in this session', async () => {
    const amara = await world.signedInAs(AMARA);
    const device = createFakeAuthenticator({ origin: world.origin });
    const made = await amara.post('/api/auth/passkeys/options', {});
    await amara.post('/api/auth/passkeys', { name: 'Key', credential: device.create(made.json.data) });
    expect((await amara.get(PATH)).json.data).toEqual({ password: true, passkey: true });
    await WebSessionModel.updateMany({ user_id: AMARA.id }, { confirmed_at: new Date(0) });
    const ruth = await signedInBefore(11, RUTH);
    const asked = async (browser: Browser) =>
      (await browser.post(`${PATH}/passkey/options`, {})).json.data as { challenge: string };
    const send = (browser: Browser, credential: object) => browser.post(`${PATH}/passkey`, { credential });

    expect((await send(ruth, device.get(await asked(ruth)))).status).toBe(400);
    expect((await send(amara, device.get(await asked(ruth)))).status).toBe(400);
    expect(await exported(amara)).toBe(403);
    expect((await send(amara, device.get(await asked(amara)))).status).toBe(200);

    expect(await exported(amara)).toBe(200);
  });

  it('passwords cannot be guessed', async () => {
    const browser = await signedInBefore(11, DEMO_ACCOUNTS.hidden);
    for (let guess = 0; guess < 5; guess++) await byPassword(browser, 'Wrong-horse-1');

    expect((await byPassword(browser)).status).toBe(429);
  });

  it('a wrong password counts as one at the sign-in: it is throttled, reported to the owner, and reset by the right one', async () => {
    const browser = await signedInBefore(11, DEMO_ACCOUNTS.coach);
    const letThePausesPass = async () => {
      await mongoose.connection.collection('rate_limits').deleteMany({ key: /^confirming/ });
      await SignInFailure.updateMany({}, { open_at: 0 });
    };
    await SignInFailure.deleteMany({});
    for (let guess = 0; guess < 10; guess++) {
      await letThePausesPass();
      expect((await byPassword(browser, 'Wrong-horse-1')).status).toBe(400);
    }
    await mongoose.connection.collection('rate_limits').deleteMany({ key: /^confirming/ });

    const slowed = await byPassword(browser);
    await letThePausesPass();
    const right = await byPassword(browser);

    expect([slowed.status, right.status]).toEqual([429, 200]);
    expect(await OutboxMessage.countDocuments({ kind: 'sign_ins_refused' })).toBe(1);
    expect(await SignInFailure.countDocuments()).toBe(0);
  });
});

it('is nobody’s to confirm who is not signed in', async () => {
  expect((await byPassword(world.browser())).status).toBe(401);
  expect((await world.browser().get(PATH)).status).toBe(401);
});
