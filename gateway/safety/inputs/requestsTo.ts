import type { DemoRandom } from '@athenaeum/kit/demo';
import type { core } from 'zod';
import type { RouteDescription } from '@athenaeum/graph/edge';
import { jsonSchemaOf } from './contractOf';
import { draw } from './draw';
import type { Shape } from './shapeOf';
import { injectHostileValue } from './injectHostileValue';
import type { Samples } from './samples';

export interface RouteRequest {
  address: string;
  /** The body before it is encoded as JSON or a form. */
  body: unknown;
}

interface Drawing {
  random: DemoRandom;
  samples: Samples;
  /** The sender's id; null for a visitor. */
  ownId: string | null;
}

type Extent = 'least' | 'most' | 'any';

const HOSTILE_PER_ROUND = 3;

/** Requests to a route: what its schemas allow, at their boundaries, and with one place made hostile. */
export function* requestsTo(
  route: RouteDescription,
  drawing: Drawing,
  rounds: number,
): Generator<RouteRequest> {
  const request = (extent: Extent, isHostile = false) => requestOf(route, drawing, extent, isHostile);
  yield request('least');
  yield request('most');
  if (rounds === 0) yield request('any', true);
  for (let round = 0; round < rounds; round += 1) {
    yield request('any');
    for (let count = 0; count < HOSTILE_PER_ROUND; count += 1) yield request('any', true);
  }
}

function requestOf(
  { path, body, query }: RouteDescription,
  drawing: Drawing,
  extent: Extent,
  isHostile: boolean,
): RouteRequest {
  const { random } = drawing;
  const valueOf = (schema: core.$ZodType | undefined) =>
    schema && draw(jsonSchemaOf(schema) as Shape, { ...drawing, operation: path, extent });
  // Only one part is hostile, so that the valid others let the request reach its check.
  const parts = [
    ...(body ? ['body'] : []),
    ...(query ? ['query'] : []),
    ...(/[:*]/.test(path) ? ['path'] : []),
  ];
  const hostilePart = isHostile && parts.length > 0 ? random.pick(parts) : null;
  const made = (part: string, value: unknown) =>
    part === hostilePart ? injectHostileValue(value, random) : value;
  const search = query ? searchOf(made('query', valueOf(query))) : '';
  return {
    address: addressOf(path, drawing, hostilePart === 'path') + search,
    body: made('body', valueOf(body)),
  };
}

const FIXED: Readonly<Record<string, string>> = { folder: 'f/f', country: 'NO', state: '03' };
const CALENDAR = 'elsewhere';
const BILLING = ['embedded', 'stripe', 'chargebee', CALENDAR];
const DOMAINS = ['coaching', 'content', 'users'];

function addressOf(path: string, { random, samples, ownId }: Drawing, isHostile: boolean): string {
  const named = (name: string) => {
    if (name === 'provider') return path.includes('scheduling') ? CALENDAR : random.pick(BILLING);
    if (name === 'domain') return random.pick(DOMAINS);
    const field = name === 'slug' ? 'slug' : 'id';
    return (
      FIXED[name] ??
      String(draw({ type: 'string' }, { random, samples, ownId, operation: path, extent: 'any' }, field))
    );
  };
  return path.replace(/[:*](\w+)/g, (_, name: string) =>
    isHostile ? inAddress(injectHostileValue(named(name), random)) : encodeURI(named(name)),
  );
}

/** Encodes a path segment. Lone surrogates are replaced, since no URL can hold them. */
const inAddress = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value)).toString()) || '%20';

/** Encodes lists as repeated names and nested objects in brackets, as forms do. */
function searchOf(query: unknown): string {
  if (query === null || typeof query !== 'object') return `?${inAddress(query)}`;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one: unknown) => [name, one] as const)
      : value !== null && typeof value === 'object'
        ? Object.entries(value as object).map(([key, one]) => [`${name}[${key}]`, one as unknown] as const)
        : [[name, value] as const],
  );
  return `?${pairs.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&')}`;
}

const MAX_LENGTH = 4000;
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_LENGTH);
