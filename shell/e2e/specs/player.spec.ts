import type { Page } from '@playwright/test';
import { beSignedIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

test('a recording is played by buttons, by keys and by chapters, and leads on @phone', async ({ page }) => {
  await beSignedIn(page, 'private', '/salons/negotiating-your-next-role');
  const player = page.getByRole('group', { name: /^Player:/ });
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  await expect.poll(() => now(page).then(({ duration }) => duration)).toBeGreaterThanOrEqual(60);

  await button('Play').click();
  await expect.poll(() => now(page)).toMatchObject({ paused: false, captions: 'showing' });
  await player.getByRole('button', { name: 'Speed: 1×' }).click();
  await player.getByText('1.5×').click();
  await button('Captions').click();
  expect(await now(page)).toMatchObject({ speed: 1.5, captions: 'hidden' });

  await button('Pause').press('k');
  await expect(button('Play')).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.press('>');
  expect(await now(page)).toMatchObject({ paused: true, speed: 1.75, captions: 'showing' });
  const { second } = await now(page);
  await page.keyboard.press('ArrowRight');
  expect((await now(page)).second).toBeCloseTo(second + 15, 1);
  await page.keyboard.press('ArrowLeft');
  expect((await now(page)).second).toBeCloseTo(second, 1);

  await button('Picture in picture').click();
  await expect.poll(() => now(page)).toMatchObject({ isApart: true });
  await button('Picture in picture').click();
  await expect.poll(() => now(page)).toMatchObject({ isApart: false });

  await page.getByRole('button', { name: /Anchor high/ }).click();
  await expect.poll(() => now(page).then((playing) => playing.second)).toBeGreaterThanOrEqual(16);
  await page.getByRole('link', { name: /^Watch next: / }).click();
  await expect(page).not.toHaveURL(/negotiating-your-next-role/);
  await expect.poll(() => now(page)).toMatchObject({ speed: 1.75 });
});

/** What the recording does now. */
const now = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    second: video.currentTime,
    duration: video.duration,
    paused: video.paused,
    speed: video.playbackRate,
    captions: video.textTracks[0]?.mode,
    isApart: document.pictureInPictureElement === video,
  }));
