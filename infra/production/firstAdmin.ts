import type { BrowserContext } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';

/** Sets a password by the link of a letter; throws with what the page says otherwise. */
export async function setPassword(context: BrowserContext, link: string, password: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Verify password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  const heading = page.getByRole('heading', { name: 'Your password is set' });
  const shown = await heading.waitFor().then(
    () => null,
    () => page.getByRole('main').innerText(),
  );
  await page.close();
  if (shown) throw new Error(`the page says “${shown.replace(/\s+/g, ' ').slice(0, 300)}”`);
}

/** As staff have to: a password, then the code of an authenticator app that is set up on the way in. */
export async function setUpSecondStep(
  context: BrowserContext,
  { origin, email, password }: { origin: string; email: string; password: string },
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/api/auth/login?returnTo=/privacy-policy`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Set up a second step' }).waitFor();
    const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).textContent()) ?? '';
    const secret = Secret.fromBase32(key.replace(/\s/g, ''));
    await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByRole('button', { name: /account menu/ }).waitFor();
  } finally {
    await page.close();
  }
}
