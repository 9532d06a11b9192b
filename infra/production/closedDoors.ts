import type { Production } from './startProduction';

interface Door {
  name: string;
  /** What is wrong, null when it is closed. */
  problem(production: Production): Promise<string | null>;
}

/** What there is in development and must not be here. */
export const closedDoors: readonly Door[] = [
  {
    name: 'demo data is not loaded',
    async problem({ script }) {
      const { code, said } = await script('infra/start/seed.ts');
      return code === 0 || !/not loaded with NODE_ENV=production/.test(said) ? 'it was not refused' : null;
    },
  },
  ...['/dev/mailbox', '/api/docs', '/api/billing/embedded/one'].map((path) => ({
    name: `${path} is not there`,
    async problem({ origin }: Production) {
      const { status } = await fetch(origin + path, { headers: { accept: 'application/json' } });
      return status === 404 ? null : `it was answered with ${status}`;
    },
  })),
  {
    name: 'the graph does not describe itself',
    problem: (production) => refusal(production, '{ __schema { types { name } } }'),
  },
  {
    name: 'the supergraph is told to nobody who may not publish',
    async problem({ origin }) {
      const { status } = await fetch(`${origin}/api/supergraph`, {
        headers: { authorization: 'Bearer e30' },
      });
      return status === 401 ? null : `it was answered with ${status}`;
    },
  },
  {
    name: 'only what pages of ours send is answered',
    problem: (production) => refusal(production, '{ me { ok } }'),
  },
  {
    name: 'scripts of pages come from us alone',
    async problem({ origin }) {
      const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      return scripts && !/unsafe|\*|data:/.test(scripts) ? null : `the policy is “${policy}”`;
    },
  },
];

async function refusal({ origin }: Production, query: string): Promise<string | null> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', origin },
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  return answer.status === 400 && text.includes('UNTRUSTED_DOCUMENT')
    ? null
    : `${answer.status} ${text.slice(0, 200)}`;
}
