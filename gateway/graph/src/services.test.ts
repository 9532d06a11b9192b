import type { RequestListener } from 'node:http';
import { mintInternalToken, visitor } from '@athenaeum/kit';
import mongoose from 'mongoose';
import { createFakeSubgraphs, type People } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { fakeDate } from '@athenaeum/kit/testing';
import { createServices, INTERNAL_KEY } from '@athenaeum/gateway-testing/services';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { ENGINES } from './engines/engine';

const people: People = new Map([[AMARA.id, AMARA]]);
const { schemas } = createFakeSubgraphs(people);

let services: Awaited<ReturnType<typeof createServices>>;
beforeAll(async () => {
  services = await createServices(schemas);
});
afterAll(() => services.closeAll());

describe.each(ENGINES)('with the %s engine', (engine) => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({
      clients: null,
      env: {
        GATEWAY_ENGINE: engine,
        GATEWAY_MODE: 'services',
        SUBGRAPH_TIMEOUT_MS: '400',
        INTERNAL_KEY,
        ...services.env,
      },
    });
  });
  afterAll(() => world.close());

  const BOTH = '{ coaches { data { name } } opportunities { data { title } } }';
  const unavailable = (...path: (string | number)[]) => ({
    message: 'This part is not available just now. Please try again.',
    path,
    extensions: { code: 'UNAVAILABLE' },
  });

  it('answers as it does in one process', async () => {
    const browser = await world.signedIn();

    const { json } = await browser.ask(
      '{ me { data { name bookmarks { title } } } coaches { data { name } } }',
    );

    expect(json).toEqual({
      data: {
        me: { data: { name: 'Amara Osei', bookmarks: [{ title: 'Boardroom ready' }] } },
        coaches: { data: [{ name: 'Maya Chen' }] },
      },
    });
  });

  it('is ready once every subgraph was reachable, and stays ready when one goes down', async () => {
    expect((await world.browser().get('/ready')).json).toMatchObject({ ok: true, parts: { coaching: true } });
    await services.stop('coaching');

    const ready = await world.browser().get('/ready');
    await services.start('coaching');

    expect(ready.status).toBe(200);
    expect(ready.json.parts).toMatchObject({ coaching: false, content: true, database: true });
  });

  describe('a subgraph that is down', () => {
    it('costs only its own fields, each with an error, until it is back', async () => {
      await services.stop('coaching');

      const without = await world.browser().ask(BOTH);
      await services.start('coaching');
      const after = await world.browser().ask(BOTH);

      expect(without.status).toBe(200);
      expect(without.json.data).toEqual({
        coaches: null,
        opportunities: { data: [{ title: 'Audit chair' }] },
      });
      expect(without.json.errors).toEqual([unavailable('coaches')]);
      expect(after.json).toEqual({
        data: {
          coaches: { data: [{ name: 'Maya Chen' }] },
          opportunities: { data: [{ title: 'Audit chair' }] },
        },
      });
    });

    it('costs the fields it contributes to other entities, each at its path', async () => {
      await services.stop('content');

      const { json } = await world.browser().ask('{ users { data { name saved: bookmarks { title } } } }');
      await services.start('content');

      expect(json.data).toEqual({ users: { data: [{ name: 'Amara Osei', saved: null }] } });
      expect(json.errors).toEqual([unavailable('users', 'data', 0, 'saved')]);
    });
  });

  describe('a subgraph that misbehaves', () => {
    it.each<[how: string, listener: RequestListener]>([
      ['hangs', () => undefined],
      ['answers with an error page', (_req, res) => res.writeHead(500).end('<h1>500</h1>')],
      ['answers nonsense', (_req, res) => res.writeHead(200).end('null')],
      ['breaks off', (_req, res) => res.socket?.destroy()],
      ['stops in the middle', (_req, res) => res.writeHead(200, { 'content-length': '99' }).write('{"da')],
    ])('and %s fails quickly, like one that is down', async (_how, listener) => {
      await services.replace('coaching', listener);
      const startedAt = Date.now();

      const { json } = await world.browser().ask(BOTH);
      await services.stop('coaching');
      await services.start('coaching');

      expect(Date.now() - startedAt).toBeLessThan(3000);
      expect(json.errors).toEqual([unavailable('coaches')]);
      expect(json.data.opportunities).not.toBeNull();
    });

    it('is retried when it hung up on a query, never on a mutation', async () => {
      const asked: string[] = [];
      await services.replace('content', (req, res) => {
        let body = '';
        req.on('data', (chunk) => (body += chunk));
        req.on('end', () => {
          const { query } = JSON.parse(body) as { query: string };
          asked.push(query.startsWith('mutation') ? 'mutation' : 'query');
          if (asked.join() === 'query,query')
            res.writeHead(200).end(JSON.stringify({ data: { salons: { data: [] } } }));
          else res.socket?.destroy();
        });
      });

      const query = await world.browser().ask('{ salons { data { id } } }');
      const mutation = await world.browser().ask('mutation { createRSVP(input: { salonId: "s1" }) { ok } }');
      await services.stop('content');
      await services.start('content');

      expect(query.json).toEqual({ data: { salons: { data: [] } } });
      expect(mutation.json.errors).toEqual([unavailable('createRSVP')]);
      expect(asked).toEqual(['query', 'query', 'mutation']);
    });
  });

  describe('without the users subgraph', () => {
    it('visitors are served, and signed-in users are told to retry, not signed out', async () => {
      const browser = await world.signedIn();
      await services.stop('users');

      const asVisitor = await world.browser().ask('{ salons { data { id } } }');
      const signedIn = await browser.ask('{ salons { data { id } } }');
      const me = await browser.get('/api/auth/me');
      await services.start('users');

      expect(asVisitor.json).toEqual({ data: { salons: { data: [{ id: 's1' }] } } });
      expect(signedIn.status).toBe(503);
      expect(signedIn.json.errors[0].extensions.code).toBe('UNAVAILABLE');
      expect(me.status).toBe(503);
      expect(me.json.code).toBe('UNAVAILABLE');
      expect((await browser.get('/api/auth/me')).json.user.id).toBe('amara');
    });

    it('the sign-in form says so and does not count the attempt', async () => {
      const browser = world.browser();
      const form = await browser.openSignIn();
      await services.stop('users');

      const page = await browser.submit(form, { email: AMARA.email, password: AMARA.password });
      await services.start('users');

      expect(page.status).toBe(503);
      expect(page.text).toContain('You can’t sign in right now.');
    });
  });

  describe('without the database', () => {
    const away = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoNetworkError' });
    };
    afterEach(() => void jest.restoreAllMocks());

    it('a browser that wants to sign in gets an HTML page, and an API client JSON', async () => {
      const browser = world.browser();
      browser.cookies.set('athenaeum_identity', 'of-a-sign-in-that-was-not-finished');
      jest.spyOn(mongoose.model('OidcRecord'), 'findOne').mockImplementation(away);

      const page = await browser.get('/api/auth/login', { accept: 'text/html,*/*;q=0.8' });
      const answer = await browser.get('/api/auth/login');

      expect(page.status).toBe(503);
      expect(page.text).toContain('One moment, please');
      expect(answer.status).toBe(503);
      expect(answer.json.code).toBe('UNAVAILABLE');
    });

    it('signed-in users are told to retry', async () => {
      const browser = await world.signedIn();
      jest.spyOn(mongoose.model('WebSession'), 'findById').mockImplementation(away);

      const { status, json } = await browser.ask('{ salons { ok } }');

      expect(status).toBe(503);
      expect(json.errors[0].extensions.code).toBe('UNAVAILABLE');
    });
  });
});

describe('a subgraph', () => {
  const direct = (token?: string) =>
    fetch(services.urlOf('users'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { 'x-internal-token': token } : {}) },
      body: JSON.stringify({ query: '{ users { ok } }' }),
    }).then(({ status }) => status);
  const caller = { viewer: visitor, requestId: 'r' };

  it('answers the gateway only', async () => {
    const genuine = mintInternalToken(INTERNAL_KEY, 'users', caller);
    const [header, payload, signature] = genuine.split('.');
    const admin = Buffer.from(payload!, 'base64url').toString().replace('"visitor"', '"admin"');

    expect(await direct(genuine)).toBe(200);
    expect(await direct()).toBe(401);
    expect(await direct(mintInternalToken('another-key-of-at-least-32-characters', 'users', caller))).toBe(
      401,
    );
    expect(await direct(mintInternalToken(INTERNAL_KEY, 'content', caller))).toBe(401);
    expect(await direct([header, Buffer.from(admin).toString('base64url'), signature].join('.'))).toBe(401);
    expect(await direct(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`)).toBe(401);
  });

  it('refuses a token that is half a minute old', async () => {
    fakeDate(Date.now() - 31_000);
    const old = mintInternalToken(INTERNAL_KEY, 'users', caller);
    jest.useRealTimers();

    expect(await direct(old)).toBe(401);
  });
});
