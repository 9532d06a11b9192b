import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { logged } from '@athenaeum/gateway-testing/loggedLines';
import type * as ApolloEngine from '../engines/apollo/apolloEngine';
import type { Engine, Outcome } from '../engines/engine';

jest.mock('pino', () => jest.requireActual('@athenaeum/gateway-testing/loggedLines'));
/** Changes the other engine's outcomes; called for each. */
let planted: (outcome: Outcome) => Promise<Outcome> | Outcome = (outcome) => outcome;
let runs = 0;
jest.mock('../engines/apollo/apolloEngine', () => {
  const { createApolloEngine } = jest.requireActual<typeof ApolloEngine>('../engines/apollo/apolloEngine');
  return {
    async createApolloEngine(...parts: Parameters<typeof createApolloEngine>): Promise<Engine> {
      const engine = await createApolloEngine(...parts);
      return {
        ...engine,
        async run(...asked) {
          runs += 1;
          return planted(await engine.run(...asked));
        },
      };
    },
  };
});

const ME = 'query Me { me { data { name bookmarks { title } } } coaches { data { name } } }';
const ANSWER = {
  me: { data: { name: 'Amara Osei', bookmarks: [{ title: 'Boardroom ready' }] } },
  coaches: { data: [{ name: 'Maya Chen' }] },
};

let world: TestGateway;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'info';
  world = await createTestGateway({
    // A hanging engine times out soon, and no answer is too late for a comparison.
    env: { GATEWAY_SHADOW: '1', ANSWER_LONGEST_MS: '2000', PUBLIC_ANSWERS_KEPT_MS: '0' },
  });
});
beforeEach(() => {
  planted = (outcome) => outcome;
  logged.length = 0;
  runs = 0;
});
afterAll(() => world.close());

async function count(operation: string, outcome: string): Promise<number> {
  const { text } = await world.browser().get('/metrics');
  const sample = new RegExp(
    `graphql_shadow_total{operation="${operation}",outcome="${outcome}"[^}]*} (\\d+)`,
  ).exec(text);
  return Number(sample?.[1] ?? 0);
}
async function counted(operation: string, outcome: string, times = 1): Promise<void> {
  while ((await count(operation, outcome)) < times) await new Promise(setImmediate);
}

it('finds both engines equal, the caller and all subgraphs included', async () => {
  const browser = await world.signedIn();

  expect((await browser.ask(ME)).json).toEqual({ data: ANSWER });
  await counted('Me', 'equal');

  expect(runs).toBe(1);
});

it('counts a difference and logs its place, without data and without touching the answer', async () => {
  planted = ({ data, ...rest }) => ({
    ...rest,
    data: { ...data, coaches: { data: [{ name: 'A secret' }] } },
  });
  const browser = await world.signedIn();

  expect((await browser.ask(ME)).json).toEqual({ data: ANSWER });
  await counted('Me', 'different');

  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ event }) => event === 'shadow')).toEqual([
    expect.objectContaining({ operation: 'Me', places: ['coaches.data.0.name'] }),
  ]);
  expect(logged.join()).not.toMatch(/A secret|Maya|Boardroom/);
});

it('still answers while the other engine throws', async () => {
  planted = () => Promise.reject(new Error('A secret'));

  const { status, json } = await world.browser().ask('query Thrown { coaches { data { name } } }');
  await counted('Thrown', 'failed');

  expect(status).toBe(200);
  expect(json).toEqual({ data: { coaches: ANSWER.coaches } });
  expect(logged.join()).not.toContain('A secret');
});

it('never runs a mutation twice', async () => {
  const browser = await world.signedIn();
  const rsvp = await browser.ask('mutation Rsvp { createRSVP(input: { salonId: "s1" }) { ok } }');
  await browser.ask('query Next { coaches { data { name } } }');
  await counted('Next', 'equal');

  expect(rsvp.json.data.createRSVP.ok).toBe(true);
  expect(runs).toBe(1);
  expect((await world.browser().get('/metrics')).text).not.toContain('operation="Rsvp"');
});

// Last, since a hanging comparison keeps its slot.
it('still answers while the other engine hangs', async () => {
  planted = () => new Promise(() => {});
  const ask = () => world.browser().ask('query Hung { coaches { data { name } } }');

  for (let time = 0; time < 4; time++) {
    expect((await ask()).json).toEqual({ data: { coaches: ANSWER.coaches } });
  }
  await counted('Hung', 'dropped', 2);
  await counted('Hung', 'failed', 2);

  expect(runs).toBe(2);
});
