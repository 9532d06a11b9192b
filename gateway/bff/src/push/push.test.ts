import { createECDH } from 'node:crypto';
import { createLogger, inTransaction } from '@athenaeum/kit';
import { createOutboxWorker, enqueue, OutboxMessage, outboxModels } from '@athenaeum/kit/outbox';
import { openTestDatabase } from '@athenaeum/kit/testing';
import { waitlistPromotion } from '@athenaeum/content-contract/outgoing';
import { readEnv } from '@athenaeum/gateway-testing/env';
import { NOTIFICATION_AREAS } from '@athenaeum/users-contract';
import { importJWK, jwtVerify } from 'jose';
import { aNotice, NGOZI, sourcesOf } from '../jobs/testing';
import { mailChannel } from '../mail/mailChannel';
import { MailSuppression } from '../mail/unsubscribe/mailSuppression.model';
import { createSuppressions } from '../mail/unsubscribe/suppressions';
import type { PushNotice, Sources } from '../sources/sources';
import { lockScreen } from './lockScreen';
import { postMessage } from './postMessage';
import { isPublicAddress } from './publicLookup';
import { pushChannel } from './pushChannel';
import { PushDevice } from './pushDevice.model';
import { addPushDevice, MAX_PUSH_DEVICES } from './pushDevices';
import { pushMessage } from './pushMessage';
import { pushInput } from './pushInput';
import { createPushReceiver } from './testing/pushReceiver';
import { newPushKey, vapidOf } from './vapid';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const env = { ...readEnv(), PUSH_PRIVATE_KEY: newPushKey() };
const made_for = vapidOf(env)!.publicKey;
const seat: PushNotice = {
  ...{ area: 'salons', text: 'You have a seat at The Art of the Ask', detail: 'Thursday, December 3' },
  ...{ link: '/salons/the-art-of-the-ask', is_read: false, quiet_until: null },
};

let database: { close(): Promise<void> };
let receiver: Awaited<ReturnType<typeof createPushReceiver>>;
beforeAll(async () => {
  database = await openTestDatabase([...outboxModels, PushDevice, MailSuppression]);
});
beforeEach(async () => {
  await Promise.all([OutboxMessage.deleteMany({}), PushDevice.deleteMany({})]);
  receiver = await createPushReceiver();
});
afterEach(() => receiver.close());
afterAll(() => database.close());

const aDevice = (user_id = NGOZI.id, subscription = receiver.subscribe()) =>
  addPushDevice({ user_id, session: 'session' }, subscription, { made_for, device: 'Chrome on Android' });

/** The ways out of the outbox to a member: by mail, whose bell rings, and to browsers. */
function aWorker({ notice = seat as PushNotice | null, given = env, more = {} as Partial<Sources> } = {}) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sources: Sources = {
    ...sourcesOf(aNotice({ salon: { date: Date.now() + 3 * DAY } })),
    pushNotice: async () => notice,
    ...more,
  };
  const worker = createOutboxWorker({
    channels: [
      mailChannel({
        ...{ env: given, sources, suppressions: createSuppressions(env), note: async () => undefined },
        transport: { send: async () => undefined },
        now,
      }),
      pushChannel({ env: given, sources, post: receiver.post, now }),
    ],
    log: createLogger('test', 'silent'),
    now,
  });
  return { worker, later: (ms: number) => (ahead += ms) };
}
const ring = () =>
  inTransaction((session) => enqueue(session, waitlistPromotion, { payload: { rsvp_id: 'rsvp-1' } }));
const pushes = () => OutboxMessage.find({ channel: 'push' }).lean();

it('what the bell tells reaches each browser of the member, encrypted and signed', async () => {
  await aDevice();
  await aDevice();
  await aDevice('somebody-else');
  await ring();

  await aWorker().worker.step();

  const [message] = await OutboxMessage.find({ channel: 'mail' }).lean();
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/browser/0', '/browser/1']);
  const [{ shown, headers }] = receiver.received as [(typeof receiver.received)[0]];
  expect(shown).toEqual({
    id: message!._id,
    account: NGOZI.id,
    title: seat.text,
    body: seat.detail,
    link: seat.link,
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization))!;
  expect(key).toBe(made_for);
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token!, signer);
  expect(payload).toMatchObject({ aud: 'https://push.example', sub: `mailto:${env.MEMBER_SUPPORT_EMAIL}` });
});

it('is sent once, however often the letter is tried', async () => {
  await aDevice();
  await ring();
  const given = aWorker();
  await given.worker.step();
  await OutboxMessage.updateMany({ channel: 'mail' }, { state: 'open', payload: { rsvp_id: 'rsvp-1' } });

  await given.worker.step();

  expect(await pushes()).toHaveLength(1);
  expect(receiver.received).toHaveLength(1);
});

it('waits until quiet hours are over, and is not sent when it was read meanwhile', async () => {
  await aDevice();
  await ring();
  const morning = Date.now() + HOUR;
  let notice: PushNotice = { ...seat, quiet_until: morning };
  const given = aWorker({ more: { pushNotice: async () => notice } });

  await given.worker.step();
  expect(receiver.received).toEqual([]);
  expect(await pushes()).toMatchObject([{ state: 'open', due_at: morning }]);
  notice = { ...seat, is_read: true };
  given.later(HOUR);
  await given.worker.step();

  expect(receiver.received).toEqual([]);
  expect(await pushes()).toMatchObject([{ state: 'done' }]);
});

it.each([
  ['the bell does not have it', { notice: null }],
  ['the account is gone', { more: { contact: async () => null } }],
])('is not sent where %s', async (_why, given) => {
  const device_id = await aDevice();
  await inTransaction((session) =>
    enqueue(session, pushMessage, { payload: { device_id, notification_id: 'letter' } }),
  );

  await aWorker(given).worker.step();

  expect(receiver.received).toEqual([]);
  expect(await pushes()).toMatchObject([{ state: 'done' }]);
});

it.each([404, 410])('a browser that is gone (%s) is forgotten', async (status) => {
  await aDevice();
  await ring();
  receiver.answers.status = status;

  await aWorker().worker.step();

  expect(receiver.received).toHaveLength(1);
  expect(await PushDevice.countDocuments()).toBe(0);
  expect(await pushes()).toMatchObject([{ state: 'done' }]);
});

it('a service that is away is asked again when it says, one that refuses is not', async () => {
  await aDevice();
  await ring();
  const before = Date.now();
  receiver.answers.status = 429;
  receiver.answers.headers = { 'retry-after': '1800' };
  const given = aWorker();

  await given.worker.step();
  const [waiting] = await pushes();
  expect(waiting).toMatchObject({ state: 'open', last_problem: 'HTTP_429' });
  expect(waiting!.due_at).toBeGreaterThanOrEqual(before + HOUR / 2);
  receiver.answers.status = 403;
  given.later(HOUR);
  await given.worker.step();

  expect(await pushes()).toMatchObject([{ state: 'dead', last_problem: 'HTTP_403' }]);
  expect(await PushDevice.countDocuments()).toBe(1);
});

it.each([
  ['a sign-in of a proxy', 200, 'text/html; charset=utf-8', 'ANSWERED_PAGE'],
  ['a page that says created', 201, 'text/html', 'ANSWERED_PAGE'],
  ['a success that is none of a push service', 200, 'application/json', 'ANSWERED_OTHER'],
  ['nothing', 204, '', 'ANSWERED_OTHER'],
])(
  'a service has not taken what is answered by %s, and is asked again',
  async (_what, status, type, code) => {
    await aDevice();
    await ring();
    Object.assign(receiver.answers, { status, headers: type ? { 'content-type': type } : {} });
    const given = aWorker();

    await given.worker.step();
    expect(await pushes()).toMatchObject([{ state: 'open', last_problem: code }]);
    Object.assign(receiver.answers, { status: 202, headers: {} });
    given.later(HOUR);
    await given.worker.step();

    expect(receiver.received).toHaveLength(2);
    expect(await pushes()).toMatchObject([{ state: 'done' }]);
  },
);

it('a browser that subscribed with another key is forgotten, and nothing is sent there', async () => {
  await aDevice();
  await ring();

  await aWorker({ given: { ...env, PUSH_PRIVATE_KEY: newPushKey() } }).worker.step();

  expect(receiver.received).toEqual([]);
  expect(await PushDevice.countDocuments()).toBe(0);
});

it('without a key nothing is enqueued, and mail goes as ever', async () => {
  await aDevice();
  await ring();

  await aWorker({ given: { ...env, PUSH_PRIVATE_KEY: undefined as never } }).worker.step();

  expect(await pushes()).toEqual([]);
  expect(await OutboxMessage.find({ channel: 'mail' }).lean()).toMatchObject([{ state: 'done' }]);
});

describe('a lock screen', () => {
  const reader = { id: 'letter', account: NGOZI.id, brand: 'Athenaeum' };
  const secret = { ...seat, text: 'Ada Obi asks to connect', detail: 'Chair, Halden Logistics' };

  it.each(NOTIFICATION_AREAS.filter((area) => area !== 'salons'))(
    'says of %s only that there is news, in the member’s language',
    (area) => {
      for (const [language, news] of [
        ['en', /^You have news (in|about) /],
        ['es', /^Tienes novedades (en|sobre) /],
      ] as const) {
        const shown = lockScreen({ ...secret, area }, { ...reader, language });
        expect(shown.title).toMatch(news);
        expect(JSON.stringify(shown)).not.toMatch(/Ada|Obi|Halden/);
      }
    },
  );
});

describe('a subscription', () => {
  const good = () => receiver.subscribe();

  it('is taken as a browser makes it', () => {
    expect(pushInput.safeParse(good()).success).toBe(true);
  });

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://push.example:8443/1',
    'https://user:word@push.example/1',
    'file:///etc/passwd',
    `https://push.example/${'1'.repeat(1000)}`,
  ])('is refused with the address %s', (endpoint) => {
    expect(pushInput.safeParse({ ...good(), endpoint }).success).toBe(false);
  });

  it('is refused with keys that are none', () => {
    expect(pushInput.safeParse({ ...good(), p256dh: 'A'.repeat(87) }).success).toBe(false);
    expect(pushInput.safeParse({ ...good(), auth: 'short' }).success).toBe(false);
  });

  it('of the same browser is one, the latest member’s', async () => {
    const subscription = good();
    await aDevice('bea', subscription);

    await aDevice(NGOZI.id, subscription);

    expect(await PushDevice.find().lean()).toMatchObject([{ user_id: NGOZI.id }]);
  });

  it('of one more browser than there may be ends the first', async () => {
    const ids: string[] = [];
    for (let each = 0; each <= MAX_PUSH_DEVICES; each += 1) {
      ids.push(await aDevice());
      await PushDevice.updateOne({ _id: ids.at(-1) }, { created_at: each - 100 });
    }

    const left = (await PushDevice.find().lean()).map(({ _id }) => _id);
    expect(left.sort()).toEqual(ids.slice(1).sort());
  });
});

describe('an address that somebody else has named', () => {
  it.each(['8.8.8.8', '142.250.1.95', '2a00:1450:4001:82a::200a'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', 'nonsense'],
  ])('may not be %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is not called where its name leads to this machine', async () => {
    const message = { url: 'https://localhost/1', headers: {}, body: Buffer.from('x') };

    await expect(postMessage(message, AbortSignal.timeout(5000))).rejects.toMatchObject({ code: 'EPRIVATE' });
  });
});

it('makes keys that a browser can subscribe with', () => {
  const key = newPushKey();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key, 'base64url');

  expect(vapidOf({ ...env, PUSH_PRIVATE_KEY: key })!.publicKey).toBe(pair.getPublicKey('base64url'));
  expect(vapidOf({ ...env, PUSH_PRIVATE_KEY: undefined })).toBeNull();
});
