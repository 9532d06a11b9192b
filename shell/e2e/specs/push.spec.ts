import { existsSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const ACCOUNT = '/my-profile?tab=account';
const card = (page: Page) => page.getByRole('region', { name: 'On this device' });
const box = (page: Page) => card(page).getByRole('checkbox', { name: 'Notify me on this device' });
const LINK = '/salons';

/** A browser with a screen's parts: the headless shell, which the other journeys use, shows no notifications. */
const WITH_NOTIFICATIONS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...(WITH_NOTIFICATIONS && { executablePath: WITH_NOTIFICATIONS }) }),
});

test.beforeEach(async ({ context, baseURL }) => {
  test.skip(!WITH_NOTIFICATIONS, 'No browser that shows notifications is installed.');
  await context.grantPermissions(['notifications'], { origin: baseURL! });
  await withPushService(context);
});

/** A push service in the browser: this machine has no way to a real one. All else is the browser's own. */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const NAME = 'e2e subscription';
    const subscription = {
      toJSON: () => JSON.parse(localStorage.getItem(NAME)!) as object,
      unsubscribe: () => Promise.resolve(localStorage.removeItem(NAME)),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(NAME) === null ? null : subscription),
      async subscribe() {
        const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const written = (bytes: Uint8Array) =>
          btoa(String.fromCharCode(...bytes))
            .replace(/\+/g, '-')
            .replace(/\//g, '_')
            .replace(/=/g, '');
        const keys = {
          p256dh: written(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
          auth: written(crypto.getRandomValues(new Uint8Array(16))),
        };
        const endpoint = `https://push.example/${crypto.randomUUID()}`;
        localStorage.setItem(NAME, JSON.stringify({ endpoint, keys }));
        return subscription;
      },
    });
  });
}

/** The browser's own worker, by which a message arrives as from a push service. */
async function workerOf(page: Page): Promise<{ client: CDPSession; registrationId: string }> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  return { client, registrationId: await registered };
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const shown = await registration!.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });
const accountOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('athenaeum.device') ?? '{}') as { account?: string }).account,
  );

test('a member turns notifications on here, is shown them, and opens one', async ({ page, baseURL }) => {
  await signIn(page, 'hidden', ACCOUNT);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await box(page).check();
  await expect(box(page)).toBeEnabled();
  await expect.poll(() => accountOf(page)).toBeTruthy();
  await page.reload();
  await expect(box(page)).toBeChecked();

  const { client, registrationId } = await workerOf(page);
  const account = await accountOf(page);
  const deliver = (sent: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: baseURL!, registrationId },
      data: JSON.stringify(sent),
    });
  await deliver({
    id: 'letter',
    account,
    title: 'You have news in Opportunities',
    body: 'Open it.',
    link: LINK,
  });

  await expect
    .poll(() => shownIn(page))
    .toEqual([{ title: 'You have news in Opportunities', body: 'Open it.', data: LINK }]);

  await deliver({ id: 'other', account: 'somebody-else', title: 'Not yours', body: null, link: null });
  await deliver({ id: 'letter', account, title: 'You have news in Coaching', body: null, link: LINK });
  await expect
    .poll(async () => (await shownIn(page)).map(({ title }) => title))
    .toEqual(['You have news in Coaching']);

  // As the system does when it is pressed.
  const [worker] = page.context().serviceWorkers();
  const opened = await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
    };
    const [notification] = await scope.registration.getNotifications();
    const NotificationEvent = Reflect.get(globalThis, 'NotificationEvent') as new (
      name: string,
      given: object,
    ) => Event;
    // Without a person's press a browser opens no window.
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => (resolve(url), null);
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  });
  expect(opened).toBe(`${baseURL}${LINK}`);
  await expect.poll(() => shownIn(page)).toEqual([]);
});

test('signing out ends it in this browser', async ({ page }) => {
  await signIn(page, 'hidden', ACCOUNT);
  await box(page).check();
  await expect.poll(() => accountOf(page)).toBeTruthy();

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: /sign in/i }).first()).toBeVisible();

  await expect.poll(() => accountOf(page)).toBeUndefined();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await signIn(page, 'hidden', ACCOUNT);
  await expect(box(page)).not.toBeChecked();
});
