import { createHash } from 'node:crypto';
import type { Response } from '@playwright/test';
import { type AreaName, shellUrl } from '../fixtures/addresses';
import type { PublishedArea } from '../fixtures/areas';
import { signIn } from '../fixtures/signIn';
import { expect, test } from '../fixtures/test';

const PAGES: Record<AreaName, { path: string; who: string }> = {
  learning: { path: '/calendar', who: 'member' },
  coaching: { path: '/expert-strategists', who: 'member' },
  community: { path: '/community/connections', who: 'member' },
  opportunities: { path: '/opportunities', who: 'member' },
  'public-events': { path: '/upcoming-events', who: 'member' },
  admin: { path: '/admin/content', who: 'editor' },
};

// In the shell and standalone, both are checked against the same registry.
for (const [area, { path, who }] of Object.entries(PAGES))
  test(
    `what runs of ${area} is the published build, byte for byte`,
    { tag: `@${area}` },
    async ({ page }) => {
      const registry = await page.request.get(`${shellUrl()}/registry.json`);
      const { remotes } = (await registry.json()) as { remotes: PublishedArea[] };
      const { name, version, entry, integrity } = remotes.find((one) => one.name === `mfe-${area}`)!;
      const folder = `/remotes/${name}/${version}/`;
      const scripts: Response[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith(`/remotes/${name}/`) && pathname.endsWith('.js')) scripts.push(response);
      });

      await signIn(page, who, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const entryScript = await page.request.get(folder + entry);

      expect(digestOf(await entryScript.body())).toBe(integrity[entry]);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        const { pathname } = new URL(script.url());
        expect(pathname).toContain(folder);
        expect(digestOf(await script.body()), pathname).toBe(integrity[pathname.slice(folder.length)]);
      }
    },
  );

const digestOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
