import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import type { Report } from './report';
import { MEMBER, type World } from './world';

const SERVERS = ['gateway', 'worker'] as const;
const CALLBACK = '**/api/auth/callback?**';
/** The error code of the gateway's OpenID client for a claim with a wrong value. */
const COMPARED = 'OAUTH_JWT_CLAIM_COMPARISON_FAILED';

/** Checks sign-in with a third-party OpenID provider, through its own pages, and that its invalid answers are rejected. */
export async function signInChecks(world: World, { check }: Report): Promise<void> {
  const { browser, identity, machine } = world;
  await machine.restart(SERVERS, { env: identity.env, secrets: identity.secrets });

  await check(
    'OpenID: a member signs in through the provider’s own pages, and is back where it began',
    async () => {
      await inNewBrowser(async (page) => {
        await begin(page);
        assert.match(page.url(), /^https:\/\/localhost:/);
        const asked = new URL(new URL(page.url()).searchParams.get('next')!, page.url()).searchParams;
        assert.equal(asked.get('response_type'), 'code');
        assert.equal(asked.get('code_challenge_method'), 'S256');
        assert.ok(asked.get('code_challenge') && asked.get('nonce') && asked.get('state'));
        await goThrough(page);
        await page.waitForURL(`${machine.portal}/my-salons`);
        assert.equal(await whoIsIn(page), MEMBER.first);
      });
    },
  );
  await check('OpenID: there is no sign-in of our own beside it', async () => {
    const { status } = await world.ask(`${machine.portal}/oidc/.well-known/openid-configuration`);
    assert.equal(status, 404);
  });
  await refuses('a token of another sign-in, by its nonce', 'nonce', COMPARED);
  await refuses('a token for somebody else', 'audience', COMPARED);
  await refuses('a token of another issuer', 'issuer', COMPARED);
  await refuses('a token that has expired', 'expired', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED');
  await check('OpenID: a code that was used is refused by the provider, and nobody is in', async () => {
    await inNewBrowser(async (page, context) => {
      await begin(page);
      const [first] = await Promise.all([page.waitForResponse(CALLBACK), goThrough(page)]);
      assert.equal(first.status(), 303);
      await page.waitForURL(`${machine.portal}/my-salons`);
      const used = new URL(first.url()).searchParams.get('code')!;
      await context.clearCookies({ domain: new URL(machine.portal).hostname });
      // The provider knows this browser still, and asks for consent alone: the second sign-in has a state of its own.
      await begin(page);
      const state = new URL(page.url()).searchParams.get('state');
      assert.ok(state, `it stops at ${page.url()}`);
      const before = machine.logOf('gateway').length;
      const again = await page.goto(
        `${machine.portal}/api/auth/callback?${new URLSearchParams({ code: used, state })}`,
      );
      assert.equal(again?.status(), 400);
      assert.match(machine.logOf('gateway').slice(before), /OAUTH_RESPONSE_BODY_ERROR/);
      assert.equal(await whoIsIn(page), null);
    });
  });
  await check('OpenID: goes on when the provider signs with another key', async () => {
    await identity.rotateKey();
    await inNewBrowser(async (page) => {
      await begin(page);
      await goThrough(page);
      await page.waitForURL(`${machine.portal}/my-salons`);
      assert.equal(await whoIsIn(page), MEMBER.first);
    });
  });
  await check('OpenID: while the provider is away the page says so, and nobody is in', async () => {
    await identity.stop();
    await machine.restart(['gateway'], { env: identity.env, secrets: identity.secrets });
    await inNewBrowser(async (page) => {
      const answer = await begin(page);
      assert.ok(answer && answer.status() >= 500, `it is answered with ${answer?.status()}`);
      assert.equal(await whoIsIn(page), null);
    });
  });

  /** Refused on the way in, with `code` in the log. */
  async function refuses(
    what: string,
    wrong: Parameters<typeof identity.answersWrong>[0],
    code: string,
  ): Promise<void> {
    await check(`OpenID: refuses ${what}`, async () => {
      identity.answersWrong(wrong);
      try {
        await inNewBrowser(async (page) => {
          await begin(page);
          const before = machine.logOf('gateway').length;
          const [answer] = await Promise.all([page.waitForResponse(CALLBACK), goThrough(page)]);
          assert.equal(answer.status(), 400);
          await page.getByText('Let’s start over').first().waitFor();
          assert.ok(machine.logOf('gateway').slice(before).includes(code), `the log has no ${code}`);
          assert.equal(await whoIsIn(page), null);
        });
      } finally {
        identity.answersWrong('nothing');
      }
    });
  }

  function begin(page: Page) {
    return page.goto(`${machine.portal}/api/auth/login?returnTo=/my-salons`);
  }

  /** Django’s page of names and passwords, then the toolkit’s page of consent where it asks. */
  async function goThrough(page: Page): Promise<void> {
    await page.getByLabel('Username').fill(identity.person.name);
    await page.getByLabel('Password').fill(identity.person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/o\/authorize|\/api\/auth\/callback|\/my-salons/);
    const consent = page.getByRole('button', { name: 'Authorize' });
    if (page.url().includes('/o/authorize')) await consent.click();
  }

  async function inNewBrowser(act: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
    const context = await browser.newContext();
    try {
      await act(await context.newPage(), context);
    } finally {
      await context.close();
    }
  }

  /** The first name of who is signed in; null for nobody. */
  async function whoIsIn(page: Page): Promise<string | null> {
    const answer = await page.context().newPage();
    await answer.goto(`${machine.portal}/api/auth/me`);
    const { user } = JSON.parse(await answer.locator('body').innerText()) as {
      user: { first_name: string } | null;
    };
    await answer.close();
    return user?.first_name ?? null;
  }
}
