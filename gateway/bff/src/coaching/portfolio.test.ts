import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { deadLetters, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';

const FIELDS = 'ok code message data { id status drafts { id url answer } files { url } }';
const TAKE = `mutation ($id: ID!) { takePortfolio(id: $id) { ${FIELDS} } }`;
const SEND = `mutation ($input: SendPortfolioDraftInput!) { sendPortfolioDraft(input: $input) { ${FIELDS} } }`;
const ANSWER = `mutation ($input: AnswerPortfolioDraftInput!) { answerPortfolioDraft(input: $input) { ${FIELDS} } }`;
const DELIVER = `mutation ($input: DeliverPortfolioInput!) { deliverPortfolio(input: $input) { ${FIELDS} } }`;
const MAY_REVIEW = '{ bcp { data { can_review } } }';

const world = openForFile(() => createDemoGateway({ OUTBOX_CONCURRENCY: '4', OUTBOX_POLL_MS: '50' }));
let amara: Browser;
let coach: Browser;
let user_id: string;
beforeAll(async () => {
  amara = await world.signedInAs(DEMO_ACCOUNTS.member);
  coach = await world.signedInAs(DEMO_ACCOUNTS.coach);
  user_id = (await amara.get('/api/auth/me')).json.user.id;
}, 240_000);

const ask = async (browser: Browser, query: string, variables: Record<string, unknown>) => {
  const { data } = (await browser.ask(query, variables)).json;
  return Object.values(data)[0] as {
    ok: boolean;
    data: { status: string; drafts: { id: string; url: string }[]; files: { url: string }[] };
  };
};
async function upload(browser: Browser): Promise<string> {
  const form = new FormData();
  form.append('folderName', 'profile-docs');
  form.append('file', new Blob([new Uint8Array(aPdf())], { type: 'application/pdf' }), 'Resume.pdf');
  return (await browser.upload('/aws-proxy/s3/upload-file', form)).json.data.key;
}
/** Reminders, which are due in days, may stay. */
async function settled(): Promise<void> {
  while (
    await OutboxMessage.exists({
      state: { $in: ['open', 'queued'] },
      due_at: { $lte: Date.now() + 600_000 },
    })
  )
    await new Promise((resume) => setTimeout(resume, 20));
}
const mailTo = async (address: string) =>
  (
    (await amara.get(`/dev/mailbox?to=${address}`, { accept: 'application/json' })).json.data as {
      subject: string;
      text: string;
    }[]
  ).filter(({ subject }) => subject.includes('Branded Career Portfolio'));
const mayReview = async () => (await amara.ask(MAY_REVIEW)).json.data.bcp.data.can_review as boolean;

it('goes from an order to its delivery, with drafts that only the two read, and mail at each step', async () => {
  const id = randomUUID();
  await mongoose.connection.collection<{ _id: string }>('portfolios').insertOne({
    ...{ _id: id, order_id: randomUUID(), product_id: 'branded-career-portfolio', user_id },
    ...{ title: 'Branded Career Portfolio', status: 'Ordered', writer_id: null, step: 0, ordered_at: 1 },
    ...{ drafts: [], files: [] },
  });

  expect(await ask(coach, TAKE, { id })).toMatchObject({ ok: true, data: { status: 'Writing' } });
  const sent = await ask(coach, SEND, { input: { id, key: await upload(coach), note: 'A first page.' } });
  const [draft] = sent.data.drafts;
  await settled();

  for (const reader of [amara, coach]) {
    const answer = await reader.get(draft!.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/pdf');
  }
  const other = await world.signedInAs(DEMO_ACCOUNTS.editor);
  expect((await other.get(draft!.url)).status).toBe(404);
  expect((await world.browser().get(draft!.url)).status).toBe(302);

  const first = { id, draft_id: draft!.id };
  await ask(amara, ANSWER, { input: { ...first, answer: 'changes', note: 'Shorter, please.' } });
  await settled();
  const again = await ask(coach, SEND, { input: { id, key: await upload(coach) } });
  await ask(amara, ANSWER, { input: { id, draft_id: again.data.drafts[1]!.id, answer: 'approved' } });
  await settled();
  expect(await mayReview()).toBe(false);
  const delivered = await ask(coach, DELIVER, { input: { id, keys: [await upload(coach)] } });
  await settled();

  expect(delivered.data.status).toBe('Delivered');
  expect((await amara.get(delivered.data.files[0]!.url)).status).toBe(200);
  expect(await mayReview()).toBe(true);
  const toMember = await mailTo(DEMO_ACCOUNTS.member.email);
  expect(toMember[0]!.subject).toBe('Your Branded Career Portfolio is here');
  expect(toMember.map(({ text }) => text).join()).toContain('A first page.');
  const toWriter = await mailTo(DEMO_ACCOUNTS.coach.email);
  expect(toWriter.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/approved the draft/),
    expect.stringMatching(/asked for changes/),
  ]);
  expect(toWriter[1]!.text).toContain('Shorter, please.');
  expect(await deadLetters(10)).toEqual([]);
}, 60_000);
