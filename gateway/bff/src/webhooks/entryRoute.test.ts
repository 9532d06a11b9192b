import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';
import { sign } from './signature';

const SECRET = 'a-secret-of-the-content-store-of-44-bytes';
const MINUTE = 60_000;
const supergraph = readFileSync(resolve(__dirname, '../../../supergraph.graphql'), 'utf8');

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    supergraph,
    env: { OUTBOX_CONCURRENCY: '0', CONTENT_STORE_WEBHOOK_SECRET: SECRET },
  }),
);
beforeEach(() =>
  Promise.all(['salons', 'speakers', 'auditrows'].map((name) => collection(name).deleteMany({}))),
);

const collection = (name: string) => mongoose.connection.collection(name);
const salons = () => collection('salons').find().toArray();
const audited = () => collection('auditrows').find().sort({ at: 1 }).toArray();

let events = 0;
const aSalon = (given: object = {}, fields: object = {}) => ({
  event_id: `event-${++events}`,
  type: 'salon',
  at: Date.now(),
  slug: 'the-long-game',
  fields: { title: 'The Long Game', date: Date.UTC(2027, 2, 4, 18), ...fields },
  ...given,
});

interface Sending {
  secret?: string;
  at?: number;
  signature?: string;
}
async function send(news: object, { secret = SECRET, at, signature }: Sending = {}) {
  const body = JSON.stringify(news);
  const response = await fetch(`${world.origin}/webhooks/contentful/entry`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-store-signature': signature ?? sign(secret, body, at),
    },
    body,
  });
  return { status: response.status, json: (await response.json()) as { data: never; fields: never } };
}

it.each([
  ['without a good signature', { signature: `t=1,v1=${'0'.repeat(64)}` }],
  ['without any', { signature: '' }],
  ['by another secret', { secret: 'another-secret-of-at-least-32-bytes' }],
  ['signed six minutes ago', { at: Date.now() - 6 * MINUTE }],
])('is refused %s', async (_what, sending) => {
  expect((await send(aSalon(), sending)).status).toBe(401);
  expect(await salons()).toEqual([]);
});

it('makes a draft of a new salon, with its speaker, and says that the store did', async () => {
  const fields = { name: 'Ruth Adeyemi', title: 'Chair' };
  const speaker = { event_id: 'speaker-1', type: 'speaker', at: Date.now(), slug: 'ruth-adeyemi', fields };

  expect((await send(speaker)).json.data).toMatchObject({ slug: 'ruth-adeyemi', changed: true });
  const { status, json } = await send(
    aSalon({}, { speakers: [{ slug: 'ruth-adeyemi', type: 'HOST' }], capacity: 40 }),
  );

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ slug: 'the-long-game', changed: true });
  const [host] = await collection('speakers').find().toArray();
  expect(await salons()).toMatchObject([
    { title: 'The Long Game', published: false, seats_free: 40, speakers: [{ speaker_id: host!._id }] },
  ]);
  expect(await audited()).toMatchObject([
    { operation: 'importEntry', actor_id: 'service' },
    { operation: 'saveSalon', actor_id: 'service', reason: 'From the content store' },
  ]);
});

it('applies each event once, however often and at once it is sent', async () => {
  const news = aSalon();

  const answers = await Promise.all([1, 2, 3].map(() => send(news)));
  const again = await send(news);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(again.json.data).toBeNull();
  expect(await audited()).toHaveLength(1);
});

it('changes what is there by its slug, and nothing by what is older', async () => {
  const at = Date.now();
  await send(aSalon({ at }));

  await send(aSalon({ at: at + 2 }, { title: 'The Longer Game' }));
  const late = await send(aSalon({ at: at + 1 }, { title: 'An Old Game' }));

  expect(late.json.data).toMatchObject({ changed: false });
  expect(await salons()).toMatchObject([{ slug: 'the-long-game', title: 'The Longer Game' }]);
});

it.each([
  ['a speaker nobody knows', { speakers: [{ slug: 'nobody', type: 'HOST' }] }, 'speakers'],
  ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
  ['no length', { event_duration: 0 }, 'event_duration'],
])('is refused with %s, half of it not being done either', async (_what, fields, field) => {
  const { status, json } = await send(aSalon({}, fields));

  expect(status).toBe(400);
  expect(json.fields).toHaveProperty(field);
  expect(await salons()).toEqual([]);
});

it.each([
  ['a file of ours', { filename: 'recordings/other.mp4' }],
  ['what is no field', { seats_free: 1000 }],
])('does not take %s', async (_what, fields) => {
  expect((await send(aSalon({}, fields))).status).toBe(400);
  expect(await salons()).toEqual([]);
});
