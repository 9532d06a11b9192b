import type { Page } from '@playwright/test';
import { aFile } from '../fixtures/aFile';
import { findings } from '../fixtures/axe';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const ROLE = 'Independent Director';
const PITCH = 'She has chaired two audit committees and would like the river to be the third.';

// By another account in each project: an applicant cannot apply again before withdrawing.
const APPLICANTS: Record<string, string> = { desktop: 'editor', phone: 'coach', alone: 'member' };

test(
  'applies for a seat once, finds it in My Applications, and withdraws it @phone',
  { tag: '@opportunities' },
  async ({ page }, { project }) => {
    test.slow();
    await signIn(page, APPLICANTS[project.name]);
    await withdrawn(page);
    await page.goto('/opportunities?opportunity=nonprofit-board-seat');
    const card = page.locator('#nonprofit-board-seat');
    await card.getByRole('button', { name: 'Apply now' }).click();
    const popup = page.getByRole('dialog', { name: 'Apply for this opportunity' });
    const apply = popup.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');

    await popup.getByLabel(/^CV/).setInputFiles(aFile('cv.docx', 'application/msword'));
    await expect(popup.getByRole('alert')).toHaveText('cv.docx was left out: PDF, PNG or JPEG only.');
    await popup.getByLabel(/^CV/).setInputFiles(aFile('my-cv.pdf', 'application/pdf'));
    await expect(popup.getByRole('button', { name: 'Delete my-cv.pdf' })).toBeVisible();
    await popup.getByLabel(/^Your pitch/).fill(PITCH);
    await expect(popup.getByText('15 of about 250 words')).toBeVisible();
    await popup.getByRole('checkbox', { name: /complete and accurate/ }).check();
    expect(await findings(page)).toEqual([]);
    await apply.dblclick();

    const confirmation = page.getByRole('dialog', { name: 'Application received' });
    await expect(confirmation).toContainText('Your application has been received!');
    expect(await findings(page)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByRole('button', { name: 'Applied', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.reload();
    await expect(card.getByRole('button', { name: 'Applied', exact: true })).toBeVisible();

    await page.goto('/opportunities/applications');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: ROLE, exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Received');
    const sent = row.getByRole('button', { name: /^What you sent/ });
    // The newest is open to begin with.
    await expect(sent).toHaveAttribute('aria-expanded', 'true');
    const cv = await row.getByRole('link', { name: 'my-cv.pdf' }).getAttribute('href');
    expect((await page.request.get(cv!)).status()).toBe(200);
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    const asking = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await expect(asking).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toContainText('Withdrawn');

    await row.getByRole('link', { name: ROLE }).click();
    await expect(card.getByRole('button', { name: 'Apply now' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);

/** Withdraws what an earlier attempt of this journey left. */
async function withdrawn(page: Page): Promise<void> {
  const { applications } = await ask<{ applications: { data: { id: string; title: string }[] } }>(
    page,
    '{ applications { data { id title } } }',
  );
  for (const { id, title } of applications.data)
    if (title === ROLE) await ask(page, `mutation { withdrawApplication(input: { id: "${id}" }) { ok } }`);
}

async function ask<Data>(page: Page, query: string): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    data: { query },
    headers: { 'apollo-require-preflight': 'true' },
  });
  return ((await answer.json()) as { data: Data }).data;
}
