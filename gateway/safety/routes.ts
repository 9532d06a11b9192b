import type { RouteDescription } from '@athenaeum/graph/edge';
import type { Samples } from './inputs/samples';

/** Routes for developers and internal machines: absent in production, or without personal data. */
const EXCLUDED_ROUTES = /^\/(dev|api\/docs|oidc)\b/;
const OF_EACH = 2;
/** Models that a URL may refer to by id. */
const NAMED = [
  'File',
  'Application',
  'CoachingSession',
  'CoachingOrder',
  'SeatOrder',
  'Salon',
  'User',
] as const;
const DOMAINS = ['coaching', 'content', 'users'];
const FIGURES = ['use', 'members', 'learning', 'coaching'];

/** The URLs of a GET route, with ids and slugs of other people's records. */
export function addressesOf({ method, path }: RouteDescription, samples: Samples): string[] {
  if (method !== 'get' || EXCLUDED_ROUTES.test(path)) return [];
  const ids = NAMED.flatMap((name) => (samples.get(name) ?? []).slice(0, OF_EACH).map(({ _id }) => _id));
  const slugs = (samples.get('Salon') ?? []).flatMap(({ slug }) => slug ?? []);
  const values: Readonly<Record<string, readonly string[]>> = {
    slug: slugs,
    domain: DOMAINS,
    name: path.includes('figures') ? FIGURES : ids,
    country: ['NO'],
    state: ['03'],
  };
  return [...path.matchAll(/[:*](\w+)/g)].reduce(
    (addresses, [given, name = '']) =>
      addresses.flatMap((address) =>
        (values[name] ?? ids).map((value) => address.replace(given, encodeURIComponent(value))),
      ),
    [path],
  );
}
