import { until } from '@athenaeum/common/waiting';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import mongoose from 'mongoose';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { aMailServer, problem } from '../mail/testing/mailServer';

const { member, support, admin, editor, new: joined } = DEMO_ACCOUNTS;
const APPLY = `mutation ($input: ApplyingInput!) { applying(input: $input) {
  ok code message fields data { id title cv { filename url } packet } } }`;
const SUBMIT = `mutation ($input: SubmitOpportunityInput!) {
  submitOpportunity(input: $input) { ok code message fields data { title email } } }`;
const POSTINGS = `query ($input: PostingsInput) { postings(input: $input) { ok code stages { review unconfirmed }
  data { id title company stage desk { poster { email } } } } }`;
const PUBLISH = `mutation ($input: PublishOpportunityInput!) {
  publishOpportunity(input: $input) { ok code message data { id slug stage } } }`;
const POSTING = `query ($token: String!) { posting(input: { token: $token }) { ok code data { title stage extensions } } }`;
const UPDATE = `mutation ($input: UpdateApplicationInput!) { updateApplication(input: $input) { ok code } }`;
const CHANGE = `mutation ($input: ChangePostingInput!) { changePosting(input: $input) {
  ok code data { proposed { title } } } }`;
const DECIDE = `mutation ($input: DecideChangeInput!) { decideChange(input: $input) { ok code } }`;
const SAVE =
  'mutation ($input: SaveFilterInput!) { saveFilter(input: $input) { ok code fields data { id } } }';
const FORM = {
  creatorName: 'Ruth Adler',
  creatorEmail: 'ruth@zyxwander.example',
  designatedContactName: 'Ruth Adler',
  designatedContactEmail: 'board@zyxwander.example',
  title: 'Chair for Zyxwander Holdings',
  type: 'Board Seat',
  associatedCompany: 'Zyxwander Holdings',
  website: 'zyxwander.example',
  isConfidential: 'Yes',
  showHub: 'No',
  aboutRole: '<script>alert(1)</script> Zyxwander Holdings seeks a chair.',
  agreed: true,
};

let server: Awaited<ReturnType<typeof aMailServer>>;
let world: TestGateway;
let amara: Browser;
let desk: Browser;
beforeAll(async () => {
  server = await aMailServer();
  world = await createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8'),
    env: { OUTBOX_POLL_MS: '50', SMTP_URL: server.url, LIMIT_LOGIN: '50', LIMIT_APPLYING: '100' },
  });
  await seedDemo('users', 'opportunities');
  amara = await signedInAs(member);
  desk = await signedInAs(support);
}, 240_000);
beforeEach(() => {
  server.received.length = 0;
  server.answer = () => null;
});
afterAll(async () => {
  await world.close();
  await server.close();
});

async function signedInAs({ email }: { email: string }): Promise<Browser> {
  const browser = world.browser();
  await browser.signIn(email, DEMO_PASSWORD);
  return browser;
}
const posting = (slug: string) =>
  mongoose.connection.collection<{ _id: string; slug: string }>('opportunities').findOne({ slug });
async function upload(browser: Browser, userId: string): Promise<string> {
  const form = new FormData();
  form.append('folderName', `opportunities-docs/${userId}/`);
  form.append('file', new Blob([aPdf()], { type: 'application/pdf' }), 'My CV.pdf');
  return (await browser.upload('/aws-proxy/s3/upload-file', form)).json.data.key;
}
async function apply(browser: Browser, userId: string, slug: string) {
  const { _id } = (await posting(slug))!;
  const input = {
    contentful_id: _id,
    cv: await upload(browser, userId),
    pitch: 'Leads well.',
    accepted: true,
  };
  return (await browser.ask(APPLY, { input })).json.data.applying;
}
/** Retries are brought forward; what is for another day stays. */
async function everythingHasLeft(): Promise<void> {
  const soon = {
    state: { $in: ['open' as const, 'queued' as const] },
    due_at: { $lt: Date.now() + 3_600_000 },
  };
  while (await OutboxMessage.countDocuments(soon)) {
    await OutboxMessage.updateMany({ ...soon, lease: null }, { due_at: 0 });
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
/** Mail as a person reads it: its lines joined again. */
const read = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(parseInt(code, 16)));
const mailsTo = (address: string) =>
  server.received.map(read).filter((mail) => mail.split(/\r?\n\r?\n/)[0]!.includes(address));
const linkIn = (mail: string, path: string) =>
  new RegExp(`http://localhost:\\d+(${path}[^\\s"<]+)`).exec(mail)?.[1] ?? '';

describe('an application', () => {
  it('is kept while mail is down, and reaches board support and the applicant once when it is back', async () => {
    server.answer = () => problem(451);

    const { ok, data } = await apply(amara, member.id, 'nonprofit-board-seat');

    expect(ok).toBe(true);
    await until(() => OutboxMessage.exists({ last_problem: 'SMTP_451' }));
    expect(server.received).toHaveLength(0);
    server.answer = () => null;
    await everythingHasLeft();
    const mails = server.received.map(read);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(world.env.BOARD_SUPPORT_EMAIL);
    expect(mails[0]).toMatch(new RegExp(`^Cc: .*${member.email}`, 'm'));
    expect(mails[0]).toContain(`/files/applications/${data.id}/cv`);
    expect(
      await OutboxMessage.countDocuments({ kind: 'create_career_opportunity_candidate', state: 'done' }),
    ).toBe(1);
  });

  it('gives its files to the applicant, board support and admins, and to nobody else', async () => {
    const { data } = await apply(amara, member.id, 'remuneration-chair-insurance');
    const statusFor = async (browser: Browser, part: string) =>
      (await browser.get(`/files/applications/${data.id}/${part}`)).status;
    const [boss, ines, noor] = await Promise.all([admin, joined, editor].map(signedInAs));

    expect(data).toMatchObject({ cv: { filename: 'My CV.pdf' }, packet: null });
    for (const reader of [amara, desk, boss!]) expect(await statusFor(reader, 'cv')).toBe(200);
    for (const other of [ines!, noor!]) expect(await statusFor(other, 'cv')).toBe(404);
    for (const staff of [desk, boss!]) expect(await statusFor(staff, 'packet.zip')).toBe(200);
    for (const other of [amara, ines!, noor!]) expect(await statusFor(other, 'packet.zip')).toBe(404);
    const packet = await desk.get(`/files/applications/${data.id}/packet.zip`);
    expect(packet.text).toMatch(/^PK/);
    for (const part of ['application.txt', 'CV - My CV.pdf', member.email])
      expect(packet.text).toContain(part);
    expect(await statusFor(desk, 'bio')).toBe(404);
    const visitor = await world.browser().get(`/files/applications/${data.id}/cv`);
    expect(visitor).toMatchObject({
      status: 302,
      location: expect.stringContaining('/api/auth/login?returnTo='),
    });
  });

  it('tells the applicant of a change of stage, and names no company that is confidential', async () => {
    const { data } = await apply(amara, member.id, 'independent-director-payments');
    await mongoose.connection
      .collection('opportunities')
      .updateOne(
        { slug: 'independent-director-payments' },
        { $set: { title: 'Director of Emberline Payments' } },
      );
    await mongoose.connection
      .collection('applications')
      .updateOne({ _id: data.id }, { $set: { title: 'Director of Emberline Payments' } });
    await everythingHasLeft();
    server.received.length = 0;

    const input = { id: data.id, status: 'Interviewing' };
    await desk.ask(UPDATE, { input });
    await everythingHasLeft();

    const mails = mailsTo(member.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Your application for Director of the company: Interviewing');
    expect(mails[0]).toContain('You are through to the interviews');
    expect(linkIn(mails[0]!, '/opportunities/applications')).toBeDefined();
    expect(mails[0]).not.toMatch(/Emberline/);
  });

  it('takes no CV of another member', async () => {
    const ines = await signedInAs(joined);
    const { _id } = (await posting('nonprofit-board-seat'))!;
    const cv = await upload(amara, member.id);

    const { json } = await ines.ask(APPLY, { input: { contentful_id: _id, cv } });

    expect(json.data.applying).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
      fields: { cv: expect.any(String) },
    });
  });
});

it('goes from a visitor’s form to the board by the links of the mail, and nobody learns the company', async () => {
  const visitor = world.browser();
  await amara.ask(SAVE, { input: { name: 'By company', words: 'Zyxwander' } });
  await amara.ask(SAVE, { input: { name: 'Seats', types: ['Board Seat'] } });

  const { json } = await visitor.ask(SUBMIT, { input: FORM });
  expect(json.data.submitOpportunity).toMatchObject({ ok: true, data: { email: FORM.creatorEmail } });
  await everythingHasLeft();
  const [toConfirm] = mailsTo(FORM.creatorEmail);
  const before = (await desk.ask(POSTINGS, { input: { stage: 'review' } })).json.data.postings;
  const confirm = linkIn(toConfirm!, '/api/opportunities/confirm/');

  expect((await visitor.get(confirm)).text).toContain('Confirm this address');
  const confirmed = await visitor.submit(confirm, {});
  expect(confirmed.text).toContain('View your opportunity');
  await everythingHasLeft();

  const waiting = (await desk.ask(POSTINGS, { input: { stage: 'review' } })).json.data.postings;
  expect(waiting.stages.review).toBe(before.stages.review + 1);
  const [found] = waiting.data.filter(({ title }: { title: string }) => title === FORM.title);
  expect(found).toMatchObject({
    company: 'Zyxwander Holdings',
    desk: { poster: { email: FORM.creatorEmail } },
  });
  const reviewers = mailsTo(world.env.BOARD_SUPPORT_EMAIL);
  expect(reviewers).toHaveLength(1);
  const token = linkIn(mailsTo(FORM.creatorEmail).at(-1)!, '/opportunities/posted#').split('#')[1]!;
  expect((await visitor.ask(POSTING, { token })).json.data.posting).toMatchObject({
    data: { stage: 'review' },
  });
  expect((await amara.ask(PUBLISH, { input: { id: found.id } })).json.data.publishOpportunity.code).toBe(
    'FORBIDDEN',
  );

  server.received.length = 0;
  const [published] = await Promise.all(
    [60, 60].map(async (days) => (await desk.ask(PUBLISH, { input: { id: found.id, days } })).json.data),
  );
  expect(published!.publishOpportunity).toMatchObject({ ok: true, data: { stage: 'published' } });
  await everythingHasLeft();

  const alerts = mailsTo(member.email);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toContain('Confidential Company');
  expect(alerts[0]).toContain('Seats');
  expect(alerts[0]).toMatch(/^List-Unsubscribe: /im);
  expect(alerts[0]!.toLowerCase()).not.toContain('zyxwander');
  expect((await visitor.ask(POSTING, { token })).json.data.posting.data).toMatchObject({
    stage: 'published',
  });
  const board = await amara.ask(
    '{ opportunities(input: { take: 100 }) { data { slug title aboutRole company website } } savedFilters { data { name } } }',
  );
  const own = JSON.stringify(board.json.data.opportunities).toLowerCase();
  expect(own).not.toContain('zyxwander');
  expect(own).toContain('<script>alert(1)</script> the company seeks');

  server.received.length = 0;
  const change = { token, version: 0, title: 'Chair of the board', opportunityType: 'Board Seat' };
  const sentIn = (await visitor.ask(CHANGE, { input: change })).json.data.changePosting;
  expect(sentIn).toMatchObject({ ok: true, data: { proposed: { title: 'Chair of the board' } } });
  await everythingHasLeft();
  expect(mailsTo(world.env.BOARD_SUPPORT_EMAIL)[0]).toContain('Its poster has changed this opportunity.');
  const decision = { id: found.id, version: 1, accept: false, reason: 'Please name the committee.' };
  expect((await desk.ask(DECIDE, { input: decision })).json.data.decideChange).toMatchObject({ ok: true });
  await everythingHasLeft();
  const [told] = mailsTo(FORM.creatorEmail);
  expect(told).toContain('Your change was not accepted');
  expect(told).toContain('Please name the committee.');
}, 60_000);
