import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPapers } from '@athenaeum/content-subgraph/seed';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';

const OF_SALON = 'resources/questions-before-you-join-a-board.pdf';
const OF_PAID_SALON = 'resources/a-sale-in-four-documents.pdf';

const world = openForFile(() => createDemoGateway());
beforeAll(async () => {
  mkdirSync(join(world.env.DATA_DIR, 'files/resources'), { recursive: true });
  for (const { key, body } of demoPapers()) writeFileSync(join(world.env.DATA_DIR, 'files', key), body);
}, 240_000);

const link = async (browser: Browser, key: string, type = 0) =>
  (await browser.post('/aws-proxy/s3/get-data-from-bucket', { key, type })).json.url as string | null;

it('every file of the demo belongs to a resource, and is a PDF', () => {
  for (const { key, body } of demoPapers()) {
    const text = body.toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(key).toMatch(/^resources\/[\w-]+\.pdf$/);
    expect(text).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
    expect(text.slice(start, start + 4)).toBe('xref');
  }
});

it('a member saves a paper from a signed link, under the name the page gives it', async () => {
  const member = await world.signedInAs(DEMO_ACCOUNTS.member);

  const url = await link(member, OF_SALON);
  const answer = await world.browser().get(url!);

  expect(answer.status).toBe(200);
  expect(answer.text).toContain('%PDF-1.7');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
});

it('a paper is not for prospects, nor of a paid event for those without a seat, nor anything beside it', async () => {
  const member = await world.signedInAs(DEMO_ACCOUNTS.member);
  const prospect = await world.signedInAs(DEMO_ACCOUNTS.prospect);
  const editor = await world.signedInAs(DEMO_ACCOUNTS.editor);

  expect(await link(prospect, OF_SALON)).toBeNull();
  expect(await link(member, OF_PAID_SALON)).toBeNull();
  expect(await link(editor, OF_PAID_SALON)).toContain(OF_PAID_SALON);
  for (const key of [
    'resources/none.pdf',
    'resources/../recordings/x.pdf',
    'resources/page.html',
    'resources/',
  ])
    expect(await link(member, key)).toBeNull();
  const visitor = await world.browser().post('/aws-proxy/s3/get-data-from-bucket', { key: OF_SALON });
  expect(visitor.status).toBe(401);
});
