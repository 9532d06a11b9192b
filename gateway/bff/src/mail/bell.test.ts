import { createLogger, inTransaction } from '@athenaeum/kit';
import { createOutboxWorker, enqueue, OutboxMessage, outboxModels } from '@athenaeum/kit/outbox';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { NOTIFICATION_TOPICS, type NoteLetterInput } from '@athenaeum/users-contract';
import { connectionRequested } from '@athenaeum/users-contract/outgoing';
import { waitlistPromotion } from '@athenaeum/content-contract/outgoing';
import { readEnv } from '@athenaeum/gateway-testing/env';
import { aNotice, ASK, NGOZI, sourcesOf } from '../jobs/testing';
import { bellOf, waitsForQuietHours } from './bell';
import type { Mail } from './mail';
import { mailChannel } from './mailChannel';
import { BRAND, SAMPLES } from './testing/samples';
import { templates } from './templates/templates';
import { MailSuppression } from './unsubscribe/mailSuppression.model';
import { createSuppressions } from './unsubscribe/suppressions';

const NOW = ASK.date - 86_400_000 * 3;
const HOUR = 3_600_000;
let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await openTestDatabase([...outboxModels, MailSuppression]);
});
beforeEach(() => Promise.all([OutboxMessage.deleteMany({}), MailSuppression.deleteMany({})]));
afterAll(() => database.close());

/** The mail channel, whose recipients have quiet hours until a moment, or none. */
function aChannel(quietUntil: number | null = null) {
  const told: NoteLetterInput[] = [];
  const sent: Mail[] = [];
  const env = readEnv();
  let now = NOW;
  const suppressions = createSuppressions(env);
  const channel = mailChannel({
    env,
    suppressions,
    note: async () => undefined,
    now: () => now,
    transport: { send: async (mail) => void sent.push(mail) },
    sources: {
      ...sourcesOf(aNotice()),
      connectionNotice: async (id) => ({
        id,
        user_id: NGOZI.id,
        request_user_id: NGOZI.id,
        status: 'PENDING',
      }),
      noteLetter: async (input) => {
        told.push(input);
        return quietUntil !== null && now < quietUntil ? quietUntil : null;
      },
    },
  });
  const worker = createOutboxWorker({
    channels: [channel],
    log: createLogger('test', 'silent'),
    now: () => now,
  });
  return { told, sent, worker, suppressions, later: (ms: number) => (now += ms) };
}
const promote = () =>
  inTransaction((session) =>
    enqueue(session, waitlistPromotion, { payload: { rsvp_id: 'rsvp-1' }, dueAt: NOW }),
  );
const ask = () =>
  inTransaction((session) =>
    enqueue(session, connectionRequested, { payload: { connection_id: 'connection-1' }, dueAt: NOW }),
  );

it('a letter and the bell say the same, by the same message', async () => {
  const { told, sent, worker } = aChannel();
  await promote();

  await worker.step();

  const [message] = await OutboxMessage.find().lean();
  expect(told).toEqual([
    {
      id: message!._id,
      user_id: NGOZI.id,
      notification: {
        area: 'salons',
        topic: 'salons',
        text: sent[0]!.subject,
        detail: expect.stringContaining('December 3'),
        link: '/salons/the-art-of-the-ask',
        about_id: null,
      },
    },
  ]);
});

it('in quiet hours the bell has it, and a letter that is not urgent waits until they end', async () => {
  const { told, sent, worker, later } = aChannel(NOW + HOUR);
  await ask();

  await worker.step();
  expect(told).toMatchObject([{ notification: { area: 'community', about_id: NGOZI.id } }]);
  expect(sent).toEqual([]);
  expect(await OutboxMessage.findOne().lean()).toMatchObject({ state: 'open', due_at: NOW + HOUR });
  later(HOUR);
  await worker.step();

  expect(sent).toHaveLength(1);
});

it('a seat and a session are told at any hour', async () => {
  const { sent, worker } = aChannel(NOW + HOUR);
  await promote();

  await worker.step();

  expect(sent).toHaveLength(1);
});

it('the bell goes on where the mails of a list are stopped', async () => {
  const { told, sent, worker, suppressions } = aChannel();
  await suppressions.stop('connections', NGOZI.email);
  await ask();

  await worker.step();

  expect([told.length, sent.length]).toEqual([1, 0]);
});

it('what is about signing in is for mail alone, and never waits', () => {
  for (const name of ['password-reset', 'new-device', 'factors-reset', 'sign-ins-refused', 'email-changed']) {
    const template = templates.get(name)!;
    expect([name, template.bell, waitsForQuietHours(template)]).toEqual([name, undefined, false]);
  }
});

describe('what the bell says', () => {
  const rung = [...templates.values()].filter(({ bell }) => bell);

  it.each(rung.map((template) => [template.name, template] as const))('of %s', (name, template) => {
    const told = bellOf(
      { template, params: SAMPLES[name], to: { name: '', address: 'a@b.example' } },
      BRAND,
    )!;

    expect(told.text.length).toBeGreaterThan(5);
    expect(told.link ?? '/').toMatch(/^\/(?!\/)/);
    expect(noSecrets(`${told.text} ${told.detail} ${told.link}`)).toBe(true);
  });

  it('is under every topic that can be turned off', () => {
    expect(new Set(rung.map(({ bell }) => bell!.topic))).toEqual(new Set(NOTIFICATION_TOPICS));
  });
});

/** No signed link, and no way into a room. */
const noSecrets = (said: string) => !/token|https?:|\/join/.test(said);
