import assert from 'node:assert/strict';
import { stripeEventBy } from '@athenaeum/gateway-testing/fakeStripe';
import type { BrowserContext, Page } from 'playwright-core';
import { assertCalendar } from './guest';
import { setPassword } from '../firstAdmin';
import { assertWellMade, calendarOf, linkIn } from './letters';
import type { Report } from './report';
import { SALON } from './staff';
import { MEMBER, type World } from './world';

const CHECKOUT = 'https://checkout.stripe.test/**';
/** On a machine that has much else to do, too. */
const PATIENCE_MS = 120_000;
const NEW_PASSWORD = 'Harbours&Rails8-Å';
const FULL_NAME = `${MEMBER.first} ${MEMBER.last}`;

/** Joins, pays at the fake of Stripe, takes a seat, invites a friend, forgets the password. Answers the browser, signed in. */
export async function memberJourney(world: World, { check }: Report): Promise<BrowserContext> {
  const { ask, browser, machine, postfix, stripe } = world;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();

  await check('a member: joins and is sent to the checkout of Stripe (a fake)', async () => {
    await context.route(CHECKOUT, (route) => route.fulfill({ body: 'Pay here' }));
    await page.goto(`${machine.portal}/sign-up`);
    await page.getByLabel('First name').fill(MEMBER.first);
    await page.getByLabel('Last name').fill(MEMBER.last);
    await page.getByLabel('Email').fill(MEMBER.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(CHECKOUT);
  });
  await check('a member: the signed webhook comes in through nginx, and the payment is known', async () => {
    const session = [...stripe.sessions.values()].at(-1)!;
    const event = {
      id: 'evt_joined',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { ...session, payment_status: 'paid' } },
    };
    const { body, headers } = stripeEventBy(stripe.env.STRIPE_WEBHOOK_SECRET!, event);
    const answer = await ask(`${machine.portal}/webhooks/billing/stripe`, { method: 'POST', headers, body });
    assert.equal(answer.status, 200, answer.text);
    await page.goto(String(session.success_url));
    await page.waitForURL('**/sign-up/password');
  });
  await check('a member: sets a password, answers the agreement and is in', async () => {
    await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
    await page.getByLabel('Verify password').fill(MEMBER.password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL(/\/intake-form/);
    await page.goto(`${machine.portal}/salons/${SALON.slug}`);
    const agreement = page.getByRole('dialog', { name: 'Before you come in' });
    await agreement.getByRole('button', { name: 'I agree' }).click();
    await agreement.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: SALON.title }).waitFor();
  });
  await check('a member: the letter of welcome', async () => {
    assertWellMade(await postfix.letterTo(MEMBER.email, 'Welcome to Athenaeum'), { name: FULL_NAME });
  });
  await check(
    'a member: takes a seat; the letter has the evening as an invitation of the calendar',
    async () => {
      await page.getByRole('button', { name: 'RSVP to Attend' }).first().click();
      const letter = await postfix.letterTo(MEMBER.email, 'You’re attending');
      assertWellMade(letter, { name: FULL_NAME });
      assert.equal(letter.subject, `You’re attending ${SALON.title}`);
      assertCalendar(calendarOf(letter, /METHOD:(\w+)/.exec(letter.source)?.[1] ?? 'REQUEST'));
    },
  );
  await check('a member: invites a friend, who can have no more of it by one click', async () => {
    await page.goto(`${machine.portal}/refer`);
    const friend = page.getByRole('group', { name: 'Friend 1' });
    const words = {
      'First name': 'Åsa',
      'Last name': 'Ödmann',
      Email: 'asa@friends.example.org',
      Company: 'Calder',
    };
    for (const [label, value] of Object.entries(words)) await friend.getByLabel(label).fill(value);
    await page.getByRole('button', { name: /^Send invitation/ }).click();
    const letter = await postfix.letterTo('asa@friends.example.org', 'invites you to Athenaeum');
    assertWellMade(letter, { isOfList: letter.header('list-unsubscribe') !== undefined });
    assert.equal(letter.subject, `${FULL_NAME} invites you to Athenaeum`);
    assert.ok(letter.header('list-unsubscribe'), 'it has no List-Unsubscribe');
    const [, link = ''] = /<(.*)>/.exec(letter.header('list-unsubscribe')!)!;
    const answer = await ask(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    assert.equal(answer.status, 200, answer.text.slice(0, 200));
  });
  await check('a member: has a new password by the letter, which ends the session of before', async () => {
    await page.goto(`${machine.portal}/api/auth/logout`);
    await page.goto(`${machine.portal}/api/auth/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(MEMBER.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Password reset sent.').waitFor();
    const letter = await postfix.letterTo(MEMBER.email, 'Set a new password');
    assertWellMade(letter, { name: FULL_NAME });
    await setPassword(context, linkIn(letter, '/password-reset/'), NEW_PASSWORD);
    await signIn(page, machine.portal);
  });
  await page.close();
  return context;
}

async function signIn(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/api/auth/login?returnTo=/my-salons`);
  await page.getByLabel('Email').fill(MEMBER.email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /account menu/ }).waitFor();
}
