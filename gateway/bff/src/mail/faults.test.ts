import { createLogger, inTransaction } from '@athenaeum/kit';
import {
  createOutboxWorker,
  deadLetters,
  enqueue,
  letter,
  OutboxMessage,
  outboxModels,
} from '@athenaeum/kit/outbox';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { readEnv } from '@athenaeum/gateway-testing/env';
import { NGOZI, sourcesOf } from '../jobs/testing';
import { browseMailLog } from './log/browseMailLog';
import { MailLogEntry } from './log/mailLogEntry.model';
import { createNoteMail } from './log/noteMail';
import { mailChannel } from './mailChannel';
import { aMailServer, problem } from './testing/mailServer';
import { SAMPLES } from './testing/samples';
import { MailSuppression } from './unsubscribe/mailSuppression.model';
import { createSuppressions } from './unsubscribe/suppressions';

const MINUTE = 60_000;
let database: { close(): Promise<void> };
let server: Awaited<ReturnType<typeof aMailServer>>;
let ahead = 0;
beforeAll(async () => {
  database = await openTestDatabase([...outboxModels, MailSuppression, MailLogEntry]);
});
beforeEach(async () => {
  await OutboxMessage.deleteMany({});
  server = await aMailServer();
});
afterEach(() => server.close());
afterAll(() => database.close());

const workerFor = (url: string) => {
  const env = readEnv({ SMTP_URL: url, MAIL_TIMEOUT_MS: '500' });
  const channel = mailChannel({
    env,
    sources: sourcesOf(null),
    suppressions: createSuppressions(env),
    note: createNoteMail(createLogger('test', 'silent')),
  });
  return createOutboxWorker({
    channels: [channel],
    log: createLogger('test', 'silent'),
    now: () => Date.now() + ahead,
  });
};
const later = () => (ahead += 30 * MINUTE);
const reset = (params: object = {}) =>
  inTransaction((session) =>
    enqueue(session, letter, {
      payload: {
        template: 'password-reset',
        to: { user_id: NGOZI.id },
        params: { link: SAMPLES['password-reset']!.link, ...params },
      },
    }),
  );

it.each([
  ['is down', () => server.close(), 'ECONNREFUSED'],
  ['is not well', () => void (server.answer = () => problem(451)), 'SMTP_451'],
  ['takes nobody', () => void (server.refuses = 'connection'), 'SMTP_421'],
  ['never answers', () => void (server.answer = () => new Promise(() => {})), 'ETIMEDOUT'],
])(
  'while the mail server %s nothing is lost, and it arrives once when it is well',
  async (_how, fail, code) => {
    const ailing = workerFor(server.url);
    await reset();
    await fail();
    for (const _time of [1, 2]) {
      await ailing.step();
      later();
    }
    expect(await OutboxMessage.findOne().lean()).toMatchObject({ state: 'open', attempts: 2 });
    expect((await OutboxMessage.findOne().lean())?.last_problem).toMatch(
      new RegExp(`${code}|ECONNECTION|ESOCKET|EPROTOCOL`),
    );

    const well = await aMailServer();
    await workerFor(well.url).step();
    await workerFor(well.url).step();

    expect(well.received).toHaveLength(1);
    await well.close();
  },
);

it('an address that is not known is given up, and the next mail goes out', async () => {
  server.refuses = NGOZI.email;
  await reset();
  await inTransaction((session) =>
    enqueue(session, letter, {
      payload: {
        template: 'referral-invitation',
        to: { email: 'nadia@example.org' },
        params: SAMPLES['referral-invitation']!,
      },
    }),
  );

  await workerFor(server.url).step();

  expect(server.received).toHaveLength(1);
  expect(await deadLetters(5)).toMatchObject([{ last_problem: 'SMTP_550' }]);
});

it('what became of each mail is written down, without what it says', async () => {
  await MailLogEntry.deleteMany({});
  server.refuses = NGOZI.email;
  await reset();
  const env = readEnv({});
  await workerFor(server.url).step();

  const log = await browseMailLog(
    { address: NGOZI.email.slice(0, 5), take: 10, skip: 0 },
    createSuppressions(env),
  );

  expect(log).toMatchObject({
    count: 1,
    rows: [
      {
        template: 'password-reset',
        to: [NGOZI.email],
        state: 'failed',
        problem: 'SMTP_550',
        is_given_up: true,
      },
    ],
  });
  const kept = JSON.stringify(await MailLogEntry.find().lean());
  expect(kept).not.toContain(SAMPLES['password-reset']!.link);
  expect(kept).not.toMatch(/subject|html|text/);
});

it('a mail with parameters its template does not take is given up, without repeating them', async () => {
  await OutboxMessage.deleteMany({});
  await reset({ link: 'javascript:alert("ngozi@example.org")' });

  await workerFor(server.url).step();

  expect(server.received).toEqual([]);
  const [dead] = await deadLetters(1);
  expect(dead).toMatchObject({ last_problem: 'PARAMETERS', attempts: 1 });
});
