import type { DemoRandom } from '@athenaeum/kit/demo';
import type { core } from 'zod';
import type { RouteDescription } from '../../bff/routes/describeRoute';
import { jsonSchemaOf } from './contractOf';
import { draw } from './draw';
import type { Shape } from './shapeOf';
import { spoil } from './spoil';
import type { Stock } from './stock';

export interface RouteRequest {
  address: string;
  /** What is sent as the body, before it is made JSON or a form. */
  body: unknown;
}

interface Drawing {
  random: DemoRandom;
  stock: Stock;
  /** Whose the request is; null for a visitor. */
  ownId: string | null;
}

type Extent = 'least' | 'most' | 'any';

const SPOILED_IN_A_ROUND = 3;

/** What a route is sent: what its schemas allow, at their edges, and each with one place of it made hostile. */
export function* requestsTo(
  route: RouteDescription,
  drawing: Drawing,
  rounds: number,
): Generator<RouteRequest> {
  const request = (extent: Extent, isSpoiled = false) => requestOf(route, drawing, extent, isSpoiled);
  yield request('least');
  yield request('most');
  if (rounds === 0) yield request('any', true);
  for (let round = 0; round < rounds; round += 1) {
    yield request('any');
    for (let count = 0; count < SPOILED_IN_A_ROUND; count += 1) yield request('any', true);
  }
}

function requestOf(
  { path, body, query }: RouteDescription,
  drawing: Drawing,
  extent: Extent,
  isSpoiled: boolean,
): RouteRequest {
  const { random } = drawing;
  const valueOf = (schema: core.$ZodType | undefined) =>
    schema && draw(jsonSchemaOf(schema) as Shape, { ...drawing, operation: path, extent });
  // Of what is spoiled one part is, so that the others let it come that far.
  const parts = [
    ...(body ? ['body'] : []),
    ...(query ? ['query'] : []),
    ...(/[:*]/.test(path) ? ['path'] : []),
  ];
  const spoiled = isSpoiled && parts.length > 0 ? random.pick(parts) : null;
  const made = (part: string, value: unknown) => (part === spoiled ? spoil(value, random) : value);
  const search = query ? searchOf(made('query', valueOf(query))) : '';
  return {
    address: addressOf(path, drawing, spoiled === 'path') + search,
    body: made('body', valueOf(body)),
  };
}

const FIXED: Readonly<Record<string, string>> = { folder: 'f/f', country: 'NO', state: '03' };
const CALENDAR = 'elsewhere';
const BILLING = ['embedded', 'stripe', 'chargebee', CALENDAR];
const DOMAINS = ['coaching', 'content', 'users'];

function addressOf(path: string, { random, stock, ownId }: Drawing, isSpoiled: boolean): string {
  const named = (name: string) => {
    if (name === 'provider') return path.includes('scheduling') ? CALENDAR : random.pick(BILLING);
    if (name === 'domain') return random.pick(DOMAINS);
    const field = name === 'slug' ? 'slug' : 'id';
    return (
      FIXED[name] ??
      String(draw({ type: 'string' }, { random, stock, ownId, operation: path, extent: 'any' }, field))
    );
  };
  return path.replace(/[:*](\w+)/g, (_, name: string) =>
    isSpoiled ? inAddress(spoil(named(name), random)) : encodeURI(named(name)),
  );
}

/** As one place of an address. Half a character is made a whole one: no address has it. */
const inAddress = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value)).toString()) || '%20';

/** A list as the same name many times, a thing within another in brackets, as forms send them. */
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

const LONGEST = 4000;
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, LONGEST);
