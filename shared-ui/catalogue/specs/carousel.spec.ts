import { expect, test } from '../fixtures/catalogue';

for (const [width, cards] of [
  [390, 1],
  [780, 1],
  [820, 2],
  [1000, 3],
  [1300, 4],
] as const)
  test(`a carousel shows ${cards} at ${width} px`, async ({ page, openStory }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStory('layout-carousel--more-than-fit');

    const whole = () =>
      page
        .locator('#storybook-root ul')
        .first()
        .locator('> li')
        .evaluateAll((items) => {
          const { left, right } = items[0]!.parentElement!.getBoundingClientRect();
          return items.filter((item) => {
            const card = item.getBoundingClientRect();
            return card.left >= left - 1 && card.right <= Math.min(right, innerWidth) + 1;
          }).length;
        });
    await expect.poll(whole).toBe(cards);
  });
