import assert from 'node:assert/strict';
import { aPdf } from '@athenaeum/gateway-testing/uploads';
import type { BrowserContext, Page } from 'playwright-core';
import type { Report } from './report';
import type { World } from './world';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const SERVERS = ['gateway', 'worker'] as const;

/** Checks files with a third-party S3 server: portraits and documents, an outage, a wrong access key. */
export async function fileChecks(world: World, context: BrowserContext, { check }: Report): Promise<void> {
  const { ask, files, machine } = world;
  const page = await context.newPage();
  let paper = '';

  await check('files: a portrait goes to the S3 server, and is seen', async () => {
    const before = files.objects().length;
    await page.goto(`${machine.portal}/my-profile`);
    await page.getByRole('link', { name: 'Edit header' }).click();
    const header = page.getByRole('form', { name: 'Edit header' });
    await header
      .getByLabel('Profile photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await page
      .getByRole('dialog', { name: 'Your photo' })
      .getByRole('button', { name: 'Use this photo' })
      .click();
    await header.getByText('Your picture is ready. Save to use it.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await header.waitFor({ state: 'detached' });
    const portrait = page.getByRole('main').locator('img[src^="/files/portraits/"]').first();
    await portrait.waitFor();
    await page.waitForFunction(
      `document.querySelector('main img[src^="/files/portraits/"]').naturalWidth > 0`,
    );
    assert.ok(files.objects().length > before, 'the S3 server has nothing more than before');
  });
  await check(
    'files: a paper comes back by a signed link, whole and in parts, and by no altered one',
    async () => {
      const sent = await upload(page);
      assert.equal(sent.status, 200, JSON.stringify(sent.answer));
      paper = sent.answer.data!.key;
      const link = machine.portal + (await linkFor(page, paper));
      const whole = await ask(link);
      assert.equal(whole.status, 200);
      assert.match(whole.text, /^%PDF-/);
      const part = await ask(link, { headers: { range: 'bytes=0-7' } });
      assert.deepEqual([part.status, part.text], [206, whole.text.slice(0, 8)]);
      const altered = await ask(link.replace(/\.([\w-]{10})/, '.AAAAAAAAAA'));
      assert.ok([403, 404].includes(altered.status), `an altered link is answered with ${altered.status}`);
    },
  );
  await check(
    'files: while the S3 server is down an upload says so and keeps nothing; it works afterwards',
    async () => {
      const before = files.objects().length;
      await files.stop();
      const refused = await upload(page);
      assert.deepEqual([refused.status, refused.answer.code], [503, 'UNAVAILABLE']);
      const link = machine.portal + (await linkFor(page, paper));
      const away = await ask(link);
      assert.ok(away.status >= 500, `a download is answered with ${away.status}`);
      await files.start();
      assert.equal((await upload(page)).status, 200);
      assert.equal((await ask(link)).status, 200);
      assert.equal(files.objects().length, before + 1);
    },
  );
  await check(
    'files: with a key that the S3 server does not know uploads are refused, and the log says why',
    async () => {
      const before = files.objects().length;
      await machine.restart(SERVERS, { secrets: { S3_ACCESS_KEY_ID: 'NOT-THE-KEY' } });
      const refused = await upload(page);
      assert.deepEqual([refused.status, refused.answer.code], [503, 'UNAVAILABLE']);
      assert.equal(files.objects().length, before);
      assert.match(machine.logOf('gateway'), /InvalidAccessKeyId/);
      await machine.restart(SERVERS, {});
      assert.equal((await upload(page)).status, 200);
    },
  );
  await page.close();
}

interface Uploaded {
  status: number;
  answer: { ok: boolean; code?: string; data?: { key: string } };
}

/** As the page of a profile does, from the page. */
const upload = (page: Page): Promise<Uploaded> =>
  page.evaluate(async (paper) => {
    const form = new FormData();
    form.append('folderName', 'profile-docs');
    form.append('file', new Blob([paper], { type: 'application/pdf' }), 'résumé.pdf');
    const answer = await fetch('/aws-proxy/s3/upload-file', {
      method: 'POST',
      body: form,
      headers: { 'apollo-require-preflight': 'true' },
    });
    // What the route answers (uploadRoute.ts).
    return { status: answer.status, answer: (await answer.json()) as Uploaded['answer'] };
  }, aPdf().toString('latin1'));

const linkFor = (page: Page, key: string): Promise<string> =>
  page.evaluate(async (asked) => {
    const answer = await fetch('/aws-proxy/s3/get-document-from-bucket', {
      method: 'POST',
      body: JSON.stringify({ key: asked }),
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    });
    return ((await answer.json()) as { url: string }).url;
  }, key);
