import type { Page } from '@playwright/test';
import { pdfText } from '../../../infra/test/pdfText';
import { findings } from '../fixtures/axe';
import { payByCard } from '../fixtures/checkout';
import { becomeMember, comeIn } from '../fixtures/newMember';
import { expect, test } from '../fixtures/test';

// That somebody else finds no invoice is an answer which the browser reports by itself.
test.use({ mayReportErrors: true });

test('a member has an invoice made out to a company with its tax number, and nobody else has it @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeMember(page);
  await comeIn(page, '/manage-plan');
  await page.getByRole('button', { name: 'Continue to payment, $690' }).click();
  await page.waitForURL('**/api/billing/embedded/**');
  await payByCard(page, '4242 4242 4242 4242');
  const invoice = page.getByRole('link', { name: /^Invoice for 3 hours of coaching, .*, PDF$/ });
  await expect(invoice).toBeVisible();
  expect(await textOf(page, await invoice.getAttribute('href'))).not.toContain('Falk Shipping');

  await page.getByRole('button', { name: 'Change your billing details' }).click();
  const details = page.getByRole('dialog', { name: 'Billing details' });
  await details.getByLabel('Company').fill('Falk Shipping ApS');
  await details.getByLabel('Address').fill('Havnegade 4\n1058 Copenhagen');
  await details.getByLabel('Tax ID').fill('DK 12 34 56 78');
  expect(await findings(page)).toEqual([]);
  await details.getByRole('button', { name: 'Save billing details' }).click();
  await expect(details).toBeHidden();

  const coming = page.waitForEvent('download');
  await invoice.click();
  expect((await coming).suggestedFilename()).toMatch(/^invoice-[\w-]+\.pdf$/);
  const text = await textOf(page, await invoice.getAttribute('href'));
  for (const line of ['Falk Shipping ApS', 'Havnegade 4', '1058 Copenhagen', 'DK 12 34 56 78', 'Ines Falk'])
    expect(text).toContain(line);
  expect(text).toContain('3 hours of coaching');
  expect(text).toContain('$690.00');

  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await becomeMember(stranger);
  expect((await stranger.request.get((await invoice.getAttribute('href'))!)).status()).toBe(404);
  await stranger.context().close();
});

async function textOf(page: Page, address: string | null): Promise<string> {
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return pdfText(await answer.body());
}
