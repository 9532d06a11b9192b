import { createHash } from 'node:crypto';
import { SIGNED_IN, type Part } from './needs';
import type { Person } from './people';

/** Something that is asked again and again, to see whether it is answered. */
export interface Probe {
  name: string;
  /** A fault of anything else must not be felt. */
  needs: readonly Part[];
  /** Whether it was answered as it should; may reject. */
  isWell(): Promise<boolean>;
}

export interface Front {
  /** Where pages are. */
  shell: string;
  /** The remote that has a host of its own. */
  remote: string;
}

interface Remote {
  name: string;
  base: string;
  entry: string;
  integrity: Record<string, string>;
}

const PROBE_TIMEOUT_MS = 20_000;
const EVENTS = '{ salons(input: { take: 3 }) { ok data { id title } } }';
const MEMBERS = '{ users(input: { take: 3 }) { ok data { id } } }';
const COACHES = '{ coaches(input: { take: 3 }) { ok data { id } } }';
const OPPORTUNITIES = '{ opportunities(input: { take: 3 }) { ok data { id } } }';

/** A reading of each part, by a visitor and by a member. */
export function createProbes(origin: string, front: Front, { request }: Person): Probe[] {
  const asMember = (name: string, query: string, ...needs: Part[]): Probe => ({
    name,
    needs: [...SIGNED_IN, ...needs],
    isWell: async () => isWhole(await request('/graphql', posted(query))),
  });
  return [
    {
      name: 'events, for a visitor',
      needs: ['gateway', 'database', 'content'],
      isWell: async () => isWhole(await get(`${origin}/graphql`, { ...posted(EVENTS) })),
    },
    asMember('members', MEMBERS),
    asMember('coaches', COACHES, 'coaching'),
    asMember('opportunities', OPPORTUNITIES, 'opportunities'),
    { name: 'a page', needs: [], isWell: async () => (await get(front.shell)).ok },
    { name: 'code of a remote', needs: ['remote'], isWell: () => isAsPublished(front) },
  ];
}

const get = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });

const posted = (query: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ query }),
  headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
});

async function isWhole(response: Response): Promise<boolean> {
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { ok: boolean } | null>;
    errors?: unknown[];
  };
  return response.ok && !errors && Object.values(data ?? { none: null }).every((one) => one?.ok);
}

async function isAsPublished({ shell, remote }: Front): Promise<boolean> {
  const { remotes } = (await (await get(`${shell}/registry.json`)).json()) as { remotes: Remote[] };
  const { base, entry, integrity } = remotes.find(({ name }) => name === remote)!;
  const script = await get(new URL(base + entry, shell).href);
  const digest = createHash('sha384')
    .update(Buffer.from(await script.arrayBuffer()))
    .digest('base64');
  return script.ok && integrity[entry] === `sha384-${digest}`;
}
