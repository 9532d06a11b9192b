import { mailTo } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/test';

test('a visitor sees and filters public events', { tag: '@public-events' }, async ({ page }) => {
  await page.goto('/upcoming-events');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming events' })).toBeVisible();
  const count = page.getByRole('status').filter({ hasText: /event/ });
  await expect(count).toHaveText(/^\d+ events$/);
  const all = Number.parseInt(await count.innerText());

  await page.getByLabel('Location').selectOption('In Person');
  await expect(page).toHaveURL(/location=In-Person/);
  await expect(count).not.toHaveText(`${all} events`);

  await page.getByRole('link', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL(/upcoming-events$/);
  await expect(count).toHaveText(`${all} events`);

  await page.getByLabel('Search by title').fill('Art of the Ask');
  await expect(count).toHaveText('1 event');
  await expect(page).toHaveURL(/term=/);
  await page.getByLabel('Search by title').fill('zzzz');
  await expect(page.getByText('No Events Found')).toBeVisible();
});

test('a visitor opens an event and goes back', { tag: '@public-events' }, async ({ page }) => {
  await page.goto('/upcoming-events/the-art-of-the-ask');
  await expect(page.getByRole('heading', { level: 1, name: /The Art of the Ask/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'RSVP' }).getByText('Open to Public')).toBeVisible();

  await page.getByRole('link', { name: 'Upcoming events' }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming events' })).toBeVisible();
});

test('pages of six, each with an address of its own', { tag: '@public-events' }, async ({ page }) => {
  await page.goto('/upcoming-events');
  await page.getByRole('link', { name: 'Page 2' }).click();

  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('an invite-only event asks for its code and refuses a wrong one', async ({ page }) => {
  await page.goto('/upcoming-events/invitation-only-roundtable');
  await page.getByRole('button', { name: 'Enter invite code' }).click();
  await page.getByLabel('Invite code').fill('GOLDEN-25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Incorrect invite code.')).toBeVisible();

  await page.getByLabel('Invite code').fill(' GOLDEN-26 ');
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByRole('button', { name: /RSVP|Join Waitlist/ })).toBeVisible();
});

test('a visitor finds an event, RSVPs, confirms by the mail, and gives the seat back @phone', async ({
  page,
}) => {
  const email = `rosa.${Date.now()}@visitor.test`;
  await page.goto('/upcoming-events');
  await page.getByLabel('Invite Type').selectOption('Open to Public');
  await page.getByLabel('Search by title').fill('Art of the Ask');
  await page.getByLabel('Search by title').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /event/ })).toHaveText('1 event');
  await page.getByRole('link', { name: 'RSVP: The Art of the Ask' }).click();
  await expect(page.getByRole('complementary', { name: 'RSVP' })).toBeInViewport();

  await page.getByRole('button', { name: 'RSVP' }).click();
  const form = page.getByRole('form', { name: 'RSVP' });
  await expect(form.getByRole('button', { name: 'RSVP' })).toHaveAttribute('aria-disabled', 'true');
  for (const [label, value] of Object.entries({
    'First name': 'Rosa',
    'Last name': 'Lindgren',
    Email: email,
    Title: 'Partner',
    Company: 'Lindgren & Co',
  }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Country').selectOption('Sweden');
  await form.getByLabel('State').selectOption('Skåne');
  await form.getByLabel('City').fill('Malmö');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'RSVP' }).click();
  await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();

  const { text } = await mailTo(page, email, 'Confirm your seat: The Art of the Ask');
  await page.goto(/http\S+\/rsvp#\S+/.exec(text)![0]);
  await expect(page.getByText(/Rosa, a seat is held for you until/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(page.getByText('Rosa, your seat is reserved.')).toBeVisible();

  const confirmation = await mailTo(page, email, 'You’re attending The Art of the Ask');
  await page.goto(/http\S+\/rsvp#\S+/.exec(confirmation.text)![0]);
  await expect(page.getByText('Rosa, your seat is reserved.')).toBeVisible();
  await page.getByRole('button', { name: 'Not Attending' }).click();
  await expect(page.getByText('Give up your seat?')).toBeVisible();
  await page.getByRole('button', { name: 'Not Attending' }).click();
  await expect(page.getByText('You are not attending.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('You are not attending.')).toBeVisible();
});

test('a visitor is asked to sign in where members go, and comes back there', async ({ page }) => {
  await page.goto('/my-salons');
  const signIn = page.getByRole('main').getByRole('link', { name: /sign in/i });

  await expect(signIn).toHaveAttribute('href', /returnTo=%2Fmy-salons/);
});
