import { mintInternalToken, verifyInternalToken, visitor } from '@athenaeum/kit';
import mongoose from 'mongoose';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { createConfirmLinks } from '../billing/membership/confirmLinks';
import { createFeeds } from '../calendar/feeds';
import { createLinks } from '../files/links';
import { createRsvpLinks } from '../guests/rsvpLinks';
import { createSuppressions } from '../mail/unsubscribe/suppressions';
import { createPostingLinks } from '../opportunities/postingLinks';
import { createEmbeddedBilling, embeddedSecret } from '../billing/embedded/embeddedBilling';
import { sign, SIGNATURE_HEADER } from '../billing/embedded/signature';
import { inExchange } from './embedded/exchange';
import { createInteractionAdapter } from './embedded/interactionAdapter';
import { createKnownDevice } from './knownDevice';
import { createEmailTokens, createResetTokens } from './password/resetTokens';
import { createSeal } from './secondFactor/sealSecret';
import { deriveKeys, deriveSigningKeys, type SecretEnv } from './secrets';
import { createSignInAttempts } from './signInAttempts';

const [FIRST, SECOND] = ['first-'.repeat(8), 'second-'.repeat(8)];
const PUBLIC_ORIGIN = 'https://members.example';
const before = { SESSION_SECRET: FIRST, PUBLIC_ORIGIN };
const rotated = { SESSION_SECRET: SECOND, SESSION_SECRET_PREVIOUS: [FIRST], PUBLIC_ORIGIN };
const dropped = { SESSION_SECRET: SECOND, PUBLIC_ORIGIN };
type KeyEnv = typeof before & SecretEnv;

let world: TestGateway;
beforeAll(async () => {
  world = await createTestGateway({ env: { SESSION_SECRET: FIRST } });
});
afterAll(() => world.close());

/** A browser that keeps what it is given; of request and response only cookies are used. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    res: {
      cookie: (name: string, value: string) => cookies.set(name, value),
      clearCookie: (name: string) => cookies.delete(name),
      once: () => undefined,
    } as never,
    asked: () => ({ headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } }) as never,
  };
}

const lastOf = (url: string) => url.split(/[/#]/).at(-1)!;
/** Made with one environment, taken with another. */
const KINDS: [string, (made: KeyEnv, taken: KeyEnv) => Promise<boolean>][] = [
  [
    'a link to a file',
    async (made, taken) => {
      const [, , , ticket = '', key = ''] = createLinks(made).sign('picture').split('/');
      return createLinks(taken).opens(key, ticket) !== null;
    },
  ],
  [
    'a link to unsubscribe',
    async (made, taken) =>
      createSuppressions(taken).read(
        lastOf(createSuppressions(made).urlFor('reminders', 'a@example.test')),
      ) !== null,
  ],
  [
    'a visitor’s link to an RSVP',
    async (made, taken) =>
      createRsvpLinks(taken).read(lastOf(createRsvpLinks(made).pageFor({ id: 'r1', slug: 's' }))) === 'r1',
  ],
  ...(
    [
      ['a link to set a password', createResetTokens],
      ['a link to confirm an address', createEmailTokens],
      ['a link to confirm a posting', (env: KeyEnv) => createPostingLinks(env).confirm],
    ] as const
  ).map(([name, create]): (typeof KINDS)[number] => [
    name,
    async (made, taken) =>
      create(taken).hashOf(lastOf(create(made).linkFor('id'))) === create(made).hashFor('id'),
  ]),
  [
    'the address of a calendar',
    async (made, taken) => {
      const token = await createFeeds(made).tokenOf({ user_id: 'amara' });
      const isOpen = (await createFeeds(taken).feedAt(token))?.user_id === 'amara';
      return isOpen && (await createFeeds(taken).tokenOf({ user_id: 'amara' })) === token;
    },
  ],
  [
    'an event of the embedded billing',
    async (made, taken) => {
      const body = Buffer.from('{}');
      const headers = { [SIGNATURE_HEADER]: sign(embeddedSecret(made), body, Date.now()) };
      return createEmbeddedBilling(taken)
        .readEvent(body, headers)
        .then(
          () => true,
          (error: Error) => !/SIGNATURE/.test(`${error.message} ${JSON.stringify(error)}`),
        );
    },
  ],
  [
    'a link to confirm a membership',
    async (made, taken) =>
      createConfirmLinks(taken).read(lastOf(createConfirmLinks(made).linkFor('o1'))) === 'o1',
  ],
  [
    'a browser that is known by an account',
    async (made, taken) => {
      const [email, { res, asked }] = ['a@example.test', cookieJar()];
      createKnownDevice({ ...made, isProduction: false }).write(asked(), res, email);
      return createKnownDevice({ ...taken, isProduction: false }).knows(asked(), email);
    },
  ],
  [
    'a sign-in that was begun',
    async (made, taken) => {
      const [attempt, { res, asked }] = [
        { state: 's', nonce: 'n', codeVerifier: 'v', returnTo: '/' },
        cookieJar(),
      ];
      createSignInAttempts({ ...made, isProduction: false }).begin(asked(), res, attempt);
      return createSignInAttempts({ ...taken, isProduction: false }).finish(asked(), res, 's') !== null;
    },
  ],
  [
    'a form that is open',
    async (made, taken) => {
      const { res, asked } = cookieJar();
      // Nothing else of the database is asked for a form.
      const database = { find: async () => undefined } as never;
      const adapterOf = (env: KeyEnv) =>
        createInteractionAdapter({
          env: { ...env, isProduction: false },
          database,
          pathOf: (id) => `/${id}`,
        });
      const during = <T>(run: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => inExchange(asked(), res, () => void run().then(resolve, reject)));
      await during(() => adapterOf(made).upsert('id', { jti: 'id' }, 60));
      return (await during(() => adapterOf(taken).find('id')))?.jti === 'id';
    },
  ],
  [
    'the secret of an authenticator app',
    async (made, taken) => {
      try {
        return createSeal(taken).open(createSeal(made).seal('JBSWY3DP', 'amara'), 'amara') === 'JBSWY3DP';
      } catch {
        return false;
      }
    },
  ],
];

it('re-encrypts the secret of an app when it is used after a rotation', () => {
  const sealed = createSeal(before).seal('JBSWY3DP', 'amara');

  expect([createSeal(before).isOld(sealed), createSeal(rotated).isOld(sealed)]).toEqual([false, true]);
});

beforeEach(() => mongoose.connection.collection('calendar_feeds').deleteMany({}));

describe.each(KINDS)('%s', (_kind, works) => {
  it('made before a rotation works after it', async () => {
    expect(await works(before, rotated)).toBe(true);
  });

  it('made after it is made with the new key', async () => {
    expect(await works(rotated, dropped)).toBe(true);
  });

  it('ends when the key it was made with is dropped', async () => {
    expect(await works(before, dropped)).toBe(false);
  });
});

it('signs in with the new key, and knows tokens of the one before it by its id', () => {
  const idsOf = (env: KeyEnv) => deriveSigningKeys(env).map(({ kid }) => kid);

  expect(idsOf(rotated)).toEqual([...idsOf(dropped), ...idsOf(before)]);
  expect(deriveKeys(rotated, 'identity cookies').map(({ id }) => id)).toEqual([
    ...deriveKeys(dropped, 'identity cookies').map(({ id }) => id),
    ...deriveKeys(before, 'identity cookies').map(({ id }) => id),
  ]);
});

it('takes an internal token of the key before while it is kept, and never of another', () => {
  const token = mintInternalToken(FIRST, 'users', { viewer: visitor, requestId: 'r' });

  expect(verifyInternalToken([SECOND, FIRST], 'users', token)).not.toBeNull();
  expect(verifyInternalToken([SECOND], 'users', token)).toBeNull();
  expect(verifyInternalToken([], 'users', token)).toBeNull();
});

it('keeps sessions alive, with or without the key before', async () => {
  const amara = await world.signedIn();
  const { env } = world;
  const session = amara.cookies.get('athenaeum_session')!;
  await world.gateway.close();

  // Without the key before it too: a session hangs on no key.
  world = await createTestGateway({
    env: { SESSION_SECRET: SECOND, MONGODB_DATABASE: env.MONGODB_DATABASE },
  });
  const browser = world.browser();
  browser.cookies.set('athenaeum_session', session);

  expect((await browser.get('/api/auth/me')).json.user).toMatchObject({ id: 'amara' });
});
