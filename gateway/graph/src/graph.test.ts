import { gzipSync } from 'node:zlib';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { ENGINES } from './engines/engine';

describe.each(ENGINES)('with the %s engine', (engine) => {
  let world: TestGateway;
  beforeAll(async () => {
    world = await createTestGateway({
      env: {
        GATEWAY_ENGINE: engine,
        LIMIT_SEARCH: '3',
        LIMIT_RSVP: '3',
        LIMIT_BOOKING: '3',
        LIMIT_INVITE_CODE: '2',
      },
    });
  });
  afterAll(() => world.close());

  const ask = (query: string, variables?: Record<string, unknown>) => world.browser().ask(query, variables);

  describe('an operation', () => {
    it('is answered by every subgraph it needs', async () => {
      const browser = await world.signedIn();

      const { json } = await browser.ask(
        '{ me { ok data { name bookmarks { title } } } coaches { data { name } } }',
      );

      expect(json).toEqual({
        data: {
          me: { ok: true, data: { name: 'Amara Osei', bookmarks: [{ title: 'Boardroom ready' }] } },
          coaches: { data: [{ name: 'Maya Chen' }] },
        },
      });
    });

    it('runs as a visitor without a session, whatever its headers claim', async () => {
      const browser = world.browser();

      const { json } = await browser.post(
        '/graphql',
        { query: '{ me { ok code } }' },
        {
          'x-internal-token': 'forged',
          'x-user-id': AMARA.id,
          'x-roles': 'admin',
        },
      );

      expect(json.data.me).toEqual({ ok: false, code: 'UNAUTHENTICATED' });
    });

    it('is not run at all for a token that is not known', async () => {
      const { status, json } = await world
        .browser()
        .post('/graphql', { query: '{ me { ok code } }' }, { authorization: 'Bearer forged' });

      expect(status).toBe(401);
      expect(json).toEqual({
        errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })],
      });
    });

    it('cannot query fields that are for the gateway only', async () => {
      const { status, json } = await ask('{ viewer(id: "amara") { ok } }');

      expect(status).toBe(400);
      expect(json.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    });

    it('that fails reports path and code, and nothing of the cause', async () => {
      const { status, text, json } = await ask('{ mine: broken salons { data { id } } }');

      expect(status).toBe(200);
      expect(text).not.toMatch(/hunter2|secret|stack|users/);
      expect(json.errors).toEqual([
        {
          message: 'Something went wrong on our side. Please try again.',
          path: ['mine'],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ]);
      expect(json.data).toEqual({ mine: null, salons: { data: [{ id: 's1' }] } });
    });

    it('that needs an unreachable database says that a retry may help', async () => {
      const { json } = await ask('{ unreachable salons { ok } }');

      expect(json.errors).toEqual([
        {
          message: 'This part is not available just now. Please try again.',
          path: ['unreachable'],
          extensions: { code: 'UNAVAILABLE' },
        },
      ]);
    });

    it('with a variable of the wrong type is refused with an explanation', async () => {
      const { status, json } = await ask('query ($take: Int) { users(input: { take: $take }) { ok } }', {
        take: 'many',
      });

      expect(status).toBe(400);
      expect(json.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    });

    it('has one request id, which the answer names', async () => {
      const first = await ask('{ salons { ok } }');
      const second = await world.browser().get('/live', { 'x-request-id': 'mine' });

      expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('a cross-site request', () => {
    const query = { query: 'mutation { createRSVP(input: { salonId: "s1" }) { ok } }' };

    it.each([
      ['with its origin', { origin: 'https://evil.example' }],
      ['from a sandboxed frame', { origin: 'null' }],
      ['from another port of this machine', { origin: 'http://localhost:1' }],
    ])('%s is refused', async (_how, headers) => {
      const browser = await world.signedIn();

      expect((await browser.post('/graphql', query, headers)).status).toBe(403);
    });

    it('as a form is refused, with or without an origin', async () => {
      const body = JSON.stringify(query);
      const send = (headers: Record<string, string>) =>
        fetch(`${world.origin}/graphql`, { method: 'POST', body, headers }).then(({ status }) => status);

      expect(await send({ 'content-type': 'text/plain' })).toBe(400);
      expect(await send({ 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' })).toBe(403);
    });

    it('gets no permission to read the answer', async () => {
      const answer = await fetch(`${world.origin}/graphql`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });

      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('is never executed by GET', async () => {
      const answer = await world.browser().get(`/graphql?query=${encodeURIComponent('{ salons { ok } }')}`, {
        'apollo-require-preflight': 'true',
      });

      expect(answer.status).toBe(405);
    });
  });

  describe('an operation that is too large', () => {
    const nested = (levels: number): string => (levels === 0 ? 'id' : `friends { ${nested(levels - 1)} }`);
    const bomb = (fragments: number) =>
      Array.from(
        { length: fragments },
        (_, i) => `fragment f${i} on User { ...f${i + 1} ...f${i + 1} }`,
      ).join(' ') + ` fragment f${fragments} on User { id } { users { data { ...f0 } } }`;

    it.each([
      ['deep', `{ users(input: { take: 1 }) { data { ${nested(11)} } } }`, /deeper than 12/],
      [
        'deep in fragments',
        `fragment f on User { ${nested(8)} } { users(input: { take: 1 }) { data { ${nested(3).replace('id', '...f')} } } }`,
        /deeper than 12/,
      ],
      [
        'full of aliases',
        `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: salons { ok }`).join(' ')} }`,
        /20 aliases/,
      ],
      ['full of directives', `{ salons { ${'ok @include(if: true) '.repeat(21)} } }`, /20 directives/],
      ['long', `{ salons { ${'ok '.repeat(3000)} } }`, /2500 tokens/],
      [
        'wide: lists of lists',
        '{ users(input: { take: 100 }) { data { friends { friends { friends { id } } } } } }',
        /too much at once/,
      ],
      ['made of doubling fragments', bomb(40), /recursively requests too many|too much at once/],
    ])('is refused when it is %s', async (_how, query, reason) => {
      const { status, json } = await ask(query);

      expect(status).toBe(400);
      expect(json.errors.map(({ message }: Error) => message).join()).toMatch(reason);
      expect(json.data).toBeUndefined();
    });

    it('counts rows that are requested by a variable', async () => {
      const query =
        'query ($input: UsersInput) { users(input: $input) { data { friends { friends { id } } } } }';

      expect((await ask(query, { input: { take: 100 } })).status).toBe(200);
      expect((await ask(query, { input: { take: 1000 } })).json.errors[0].extensions.code).toBe(
        'TOO_EXPENSIVE',
      );
    });

    it('is refused by size, after unpacking too', async () => {
      const large = JSON.stringify({ query: `{ salons { ok } } #${'x'.repeat(200_000)}` });
      const send = (body: string | Buffer, headers: Record<string, string>) =>
        fetch(`${world.origin}/graphql`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        }).then(({ status }) => status);

      expect(await send(large, {})).toBe(413);
      expect(await send(gzipSync(large), { 'content-encoding': 'gzip' })).toBe(413);
      expect(await send('{"query":', {})).toBe(400);
    });
  });

  describe('a rate limit', () => {
    const search =
      'query ($q: String) { found: search(input: { query: $q }) { __typename ok code message data { id } } }';
    const rsvp =
      'mutation { createRSVP(input: { salonId: "s1" }) { ...answer } } fragment answer on RSVPResult { ok code }';

    it('is answered as data like any refusal', async () => {
      const browser = await world.signedIn();
      for (let time = 0; time < 3; time++) expect((await browser.ask(search)).json.data.found.ok).toBe(true);

      const { status, json } = await browser.ask(search);

      expect(status).toBe(200);
      expect(json).toEqual({
        data: {
          found: {
            __typename: 'SearchResult',
            ok: false,
            code: 'LIMITED',
            message: 'That was a lot at once. Please wait a little, then try again.',
            data: null,
          },
        },
      });
    });

    it('is counted per person, however many calls one operation has', async () => {
      const ruth = { ...AMARA, id: 'ruth', email: 'ruth@example.test' };
      world.people.set('ruth', ruth);
      const browser = await world.signedIn(ruth);
      const many = `mutation { ${['a', 'b', 'c', 'd'].map((name) => `${name}: createRSVP(input: { salonId: "s1" }) { ok code }`).join(' ')} }`;

      expect((await browser.ask(many)).json.data.a).toEqual({ ok: false, code: 'LIMITED' });
      expect((await (await world.signedIn()).ask(rsvp)).json.data.createRSVP).toEqual({
        ok: true,
        code: null,
      });
    });

    it('counts booking a coach and moving a session together, and says what to do', async () => {
      const noor = { ...AMARA, id: 'noor', email: 'noor@example.test' };
      world.people.set('noor', noor);
      const browser = await world.signedIn(noor);
      const press = async (field: 'bookSession' | 'rescheduleSession') =>
        (await browser.ask(`mutation { ${field}(input: { start: 1 }) { ok code message } }`)).json.data[
          field
        ];

      for (const field of ['bookSession', 'bookSession', 'rescheduleSession'] as const)
        expect(await press(field)).toMatchObject({ ok: true });

      for (const field of ['bookSession', 'rescheduleSession'] as const)
        expect(await press(field)).toEqual({
          ok: false,
          code: 'LIMITED',
          message: 'That was a lot at once. Please wait a little, then try again.',
        });
    });

    it('stops guessing of invite codes, not their use', async () => {
      const guess = (code: string) =>
        world
          .browser()
          .ask(
            'mutation ($code: String!) { applyInviteCode(input: { salonId: "s1", invite_code: $code }) { ok code data } }',
            { code },
          );
      for (let time = 0; time < 3; time++)
        expect((await guess('GOLDEN-26')).json.data.applyInviteCode.data).toBe(true);
      for (let time = 0; time < 2; time++)
        expect((await guess('WRONG')).json.data.applyInviteCode.data).toBe(false);

      expect((await guess('GOLDEN-26')).json.data.applyInviteCode.code).toBe('LIMITED');
    });
  });
});
