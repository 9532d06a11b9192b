import type { Page } from '@playwright/test';
import { payByCard } from '../fixtures/checkout';
import { pressAt } from '../fixtures/keyboard';
import { mailTo } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/test';

const PAYING_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';
const PASSWORD = 'Lanterns&Ledgers7';
const CHECKOUT = '**/api/billing/embedded/**';
const PASSWORD_PAGE = '**/sign-up/password';
const INTAKE = /\/intake-form/;

// A declined card and a link that was used are answers which the browser reports by itself.
test.use({ mayReportErrors: true });

let people = 0;
/** Nobody whom another journey, or an earlier run, has met. */
const newAddress = () => `vera-${Date.now()}-${process.pid}-${++people}@example.test`;

test('a visitor joins: details, payment, a password, then the intake @phone', async ({ page }) => {
  const email = newAddress();
  await page.goto('/sign-up');
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toHaveAttribute('aria-disabled', 'true');
  await expect(go).toHaveAccessibleDescription('Still needed: first name, last name, email.');
  await fillIn(page, email);
  await go.click();

  await page.waitForURL(CHECKOUT);
  await expect(page.getByRole('row', { name: /membership, one year/ })).toBeVisible();
  await payByCard(page, DECLINED_CARD);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await payByCard(page, PAYING_CARD);

  await page.waitForURL(PASSWORD_PAGE);
  const verify = page.getByLabel('Verify password');
  await expect(verify).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('lanterns');
  await expect(page.getByText('A lowercase letter, met')).toBeVisible();
  await expect(verify).toBeDisabled();
  await setPassword(page);

  await expect(page.getByText("You're in! Give us a minute to create your account...")).toBeVisible();
  await page.waitForURL(INTAKE);
  await expect(page.getByRole('heading', { name: 'Welcome, Vera' })).toBeVisible();

  // The address is a member's now, which is revealed only in the browser in which that member has signed in.
  await page.context().clearCookies();
  await page.goto('/api/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /account menu/ }).waitFor();
  await page.goto('/api/auth/logout');
  await page.goto('/sign-up');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('this email is already signed up.')).toBeVisible();
  await expect(
    page.getByRole('form', { name: 'Sign up' }).getByRole('link', { name: 'Log in' }),
  ).toHaveAttribute('href', '/api/auth/login');
});

test('the whole way works without a mouse', async ({ page }) => {
  await page.goto('/sign-up');
  await pressAt(page, page.getByLabel('First name'), 'V');
  await page.keyboard.type('era');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lund');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Enter');

  await page.waitForURL(CHECKOUT);
  await pressAt(page, page.getByLabel('Card number'), '4');
  await page.keyboard.type('242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('08/40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');

  await page.waitForURL(PASSWORD_PAGE);
  await pressAt(page, page.getByLabel('Password', { exact: true }), 'L');
  await page.keyboard.type(PASSWORD.slice(1));
  await pressAt(page, page.getByLabel('Verify password'), 'L');
  await page.keyboard.type(PASSWORD.slice(1));
  await page.keyboard.press('Enter');
  await page.waitForURL(INTAKE);
});

test('a tab that is closed at the checkout goes on by the link of the mail, on another device, once', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await begin(page, email);
  await payByCard(page, PAYING_CARD);
  // Not while the page is on its way: Chromium has then twice stood still for the pages that were opened next.
  await page.waitForURL(/\/sign-up\/(return|password)/);
  await page.close();

  const phone = await browser.newPage();
  const mail = await mailTo(phone, email, 'Welcome to Athenaeum');
  const link = /https?:\/\/\S+(\/sign-up\/password#\S+)/.exec(mail.text)![1]!;
  await phone.goto(link);
  await setPassword(phone);
  await phone.waitForURL(INTAKE);

  const later = await browser.newPage();
  await later.goto(link);
  await setPassword(later);
  await expect(later.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await later.getByLabel('Email').fill(email);
  await later.getByRole('button', { name: 'Send the link' }).click();
  await expect(later.getByText('Password reset sent.')).toBeVisible();
  const reset = await mailTo(later, email, 'Set a new password for Athenaeum');
  await later.goto(/https?:\/\/\S+(\/api\/auth\/password-reset\/\S+)/.exec(reset.text)![1]!);
  const asked: string[] = [];
  later.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const password = later.getByLabel('New password');
  await password.pressSequentially('Salons2026!');
  await expect(later.getByRole('status')).toHaveText('Strength: fair');
  await password.fill(PASSWORD);
  await expect(later.getByRole('status')).toHaveText('Strength: strong');
  expect(asked.sort()).toEqual(['/api/auth/assets/estimate-words.js', '/api/auth/assets/estimate.js']);
  await phone.close();
  await later.close();
});

test('the return page waits for a payment that is reported late, and says so', async ({ page }) => {
  await begin(page, newAddress());
  let isLate = true;
  await page.route('**/api/billing/membership', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    if (isLate) Object.assign(answer.data, { status: 'open', next: 'wait' });
    await route.fulfill({ response, json: answer });
  });
  await payByCard(page, PAYING_CARD);

  await page.waitForURL('**/sign-up/return');
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible();
  isLate = false;
  await page.waitForURL(PASSWORD_PAGE);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a visitor who leaves the payment comes back to where it can be continued', async ({ page }) => {
  await begin(page, newAddress());
  await page.getByRole('link', { name: 'Cancel' }).click();

  await expect(page.getByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(CHECKOUT);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Lund');
  await page.getByLabel('Email').fill(email);
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verify password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
}
