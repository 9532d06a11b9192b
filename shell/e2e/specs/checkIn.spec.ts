import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('checks an attendee in with one press, finds another by a few letters, and undoes it @phone', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'One room, one door: two that count its people at once disagree.');
  await signIn(page, 'editor');
  await page.goto(`/admin/content/salons/${await idOf(page, 'live-now')}/attendees`);
  const people = page.getByRole('list', { name: 'Attendees' });
  const expected = people.getByRole('button', { name: /^Check in/ });
  await expect(expected.first()).toBeVisible();
  const name = (await expected.last().getAttribute('aria-label'))!.replace('Check in ', '');
  const count = page.getByText(/ of 52 checked in$/);
  const before = Number.parseInt((await count.textContent())!);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search attendees' }).fill(name.toLowerCase());
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search attendees' }).press('Enter');

  await expect(count).toHaveText(`${before + 1} of 52 checked in`);
  await page.reload();
  const row = people.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Here,');
  await expect(count).toHaveText(`${before + 1} of 52 checked in`);

  await row.getByRole('button', { name: `Undo check-in for ${name}` }).click();
  await expect(row.getByRole('button', { name: `Check in ${name}` })).toBeVisible();
  await page.reload();
  await expect(count).toHaveText(`${before} of 52 checked in`);
});

async function idOf(page: Page, slug: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'query ($slug: String!) { salon(input: { slug: $slug }) { data { id } } }',
      variables: { slug },
    },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: { salon: { data: { id: string } } } };
  return data.salon.data.id;
}
