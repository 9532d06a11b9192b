import type { Role } from '@athenaeum/kit';
import type { RouteDescription } from '@athenaeum/graph/edge';
import type { Answer, Browser } from '../browser';
import type { DemoGateway } from '../demoGateway';

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const PARAMS: Readonly<Record<string, string>> = {
  country: 'NO',
  state: '03',
  name: 'nobody.webp',
  slug: 'no-such-salon',
  provider: 'nobody',
  domain: 'coaching',
  folder: 'f/f',
  key: 'nothing.pdf',
  index: '0',
};

/** Calls a route with the least input it takes, by a browser that has the role; a service is known by its token. */
export async function callRoute(
  world: DemoGateway,
  { method, path, bodyType }: RouteDescription,
  browser: Browser,
  role: Role | null,
  ownId: string | null = null,
): Promise<Answer> {
  const address = path.replace(/[:*](\w+)/g, (_, name: string) => PARAMS[name] ?? NOBODY);
  const headers = role === 'service' ? world.asService() : undefined;
  if (method === 'get') return browser.get(address, headers);
  if (method === 'delete') return browser.remove(address, headers);
  if (method === 'put') return browser.put(address, {}, headers);
  if (bodyType === 'multipart/form-data') return browser.upload(address, new FormData(), headers);
  if (bodyType === 'application/x-www-form-urlencoded') return browser.submit(address, {}, headers);
  return browser.post(address, BODIES[path]?.(ownId ?? NOBODY) ?? {}, headers);
}

/** For routes that validate the body before they check the caller, and those whose body names its owner. */
const BODIES: Readonly<Record<string, (ownId: string) => object>> = {
  '/graphql': () => ({ query: '{ __typename }' }),
  '/jobs/run/*folder/salesforce/apex_create_company': () => ({ title: 'Thistledown Optics' }),
  '/webhooks/salesforce/bookmark': (userId) => ({ userId, salonOrCoachId: NOBODY }),
  '/webhooks/salesforce/progress': (userId) => ({ userId, salonId: NOBODY, progress: 0.5 }),
};
