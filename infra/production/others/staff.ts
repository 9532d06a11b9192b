import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setPassword, setUpSecondStep } from '../firstAdmin';
import { assertWellMade, linkIn } from './letters';
import type { Report } from './report';
import type { World } from './world';

const ADA = { email: 'ada@staff.example.org', password: `Looms9&Notes-${randomUUID()}`.slice(0, 30) };
export const SALON = { title: 'Führen in Zürich: Mut & Maß', slug: 'fuehren-in-zuerich' };
const YEAR = new Date().getUTCFullYear() + 1;
/** On a machine that has much else to do, too. */
const PATIENCE_MS = 120_000;

/** The first admin comes in by the command and the letter, and publishes an evening that is open to all. */
export async function staffJourney({ browser, machine, postfix }: World, { check }: Report) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  await check('staff: the command makes the first admin, whose letter sets a password', async () => {
    const { code, said } = await machine.command('admin', ADA.email, 'Ada', 'Lovelace');
    assert.equal(code, 0, said);
    const letter = await postfix.letterTo(ADA.email, 'Set a new password');
    assertWellMade(letter, { name: 'Ada Lovelace' });
    const link = linkIn(letter, '/password-reset/');
    assert.ok(link.startsWith(machine.portal), `it leads to ${link}`);
    await setPassword(context, link, ADA.password);
  });
  await check('staff: sign in by https, with a second step', () =>
    setUpSecondStep(context, { origin: machine.portal, ...ADA }),
  );
  await check(
    'staff: the session cookie is Secure, HttpOnly, SameSite=Lax and of this host alone',
    async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === '__Host-athenaeum');
      assert.ok(
        cookie?.secure && cookie.httpOnly && cookie.sameSite === 'Lax' && cookie.path === '/',
        JSON.stringify(cookie),
      );
    },
  );
  await check('staff: publish an evening that is open to the public', async () => {
    const page = await context.newPage();
    await page.goto(`${machine.portal}/admin/content/salons/new`);
    const agreement = page.getByRole('dialog', { name: 'Before you come in' });
    await agreement.getByRole('button', { name: 'I agree' }).click();
    await agreement.waitFor({ state: 'hidden' });
    await page.getByLabel('Title', { exact: true }).fill(SALON.title);
    await page.getByLabel('Address', { exact: true }).fill(SALON.slug);
    await page.getByLabel('Starts').fill(`${YEAR}-03-04T18:00`);
    await page.getByLabel('Who can attend').selectOption({ label: 'Open to Public' });
    await page.getByRole('radio', { name: 'Publish on save' }).check();
    await page.getByRole('button', { name: 'Save new salon' }).click();
    const saved = page.getByRole('heading', { level: 1, name: SALON.title });
    await saved.waitFor({ timeout: 30_000 }).catch(async () => {
      throw new Error(`the page says “${(await page.getByRole('main').innerText()).slice(0, 500)}”`);
    });
    await page.close();
  });
  return context;
}

/** Staff see what a mail server refused for good. */
export async function staffSeeRefusedMail(
  context: Awaited<ReturnType<typeof staffJourney>>,
  { machine }: World,
  { check }: Report,
): Promise<void> {
  await check('staff: the outbox shows the letter that was refused for good', async () => {
    const page = await context.newPage();
    await page.goto(`${machine.portal}/admin/operations/outbox`);
    await page.getByText('SMTP_550').first().waitFor();
    await page.close();
  });
}
