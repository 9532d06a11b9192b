import express from 'express';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { allDocs } from './allDocs';
import { toTemplate } from './openapi';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Where each router was mounted: Express itself only keeps a matcher of it. */
const mounts = new Map<unknown, string>();

let world: TestGateway;
beforeAll(async () => {
  const prototype = express.Router.prototype as { use(...args: unknown[]): unknown };
  const { use } = prototype;
  const spy = jest.spyOn(prototype, 'use').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [path, ...handlers] = args;
    if (typeof path === 'string') for (const handler of handlers) mounts.set(handler, path);
    return use.apply(this, args);
  });
  world = await createTestGateway();
  spy.mockRestore();
});
afterAll(() => world.close());

function routesIn(stack: readonly Layer[], prefix = ''): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (route)
      return Object.keys(route.methods)
        .filter((method) => method !== '_all')
        .map((method) => `${method} ${(prefix + route.path).replace(/(.)\/$/, '$1')}`);
    const mount = mounts.get(handle) ?? '/';
    return handle.stack ? routesIn(handle.stack, prefix + (mount === '/' ? '' : mount)) : [];
  });
}

it('names every route that is mounted, and no other', () => {
  // The drain also listens for requests, to count those in flight. Express has no type for its stack.
  const app = world.gateway.server.listeners('request').find((one) => 'router' in one) as unknown as {
    router: { stack: Layer[] };
  };
  // What our own pages load is nobody's to call.
  const mounted = routesIn(app.router.stack).filter((route) => !route.includes('/assets/'));
  const described = allDocs.map(({ method, path }) => `${method} ${path}`);

  expect(mounted.length).toBeGreaterThan(30);
  expect([...new Set(mounted)].sort()).toEqual([...described].sort());
});

it('is an OpenAPI document made of what the routes parse with', async () => {
  const { status, json } = await world.browser().get('/api/docs/openapi.json');

  expect(status).toBe(200);
  expect(json.openapi).toBe('3.1.0');
  expect(Object.keys(json.paths)).toEqual([...new Set(allDocs.map(({ path }) => toTemplate(path)))]);
  const { requestBody } = json.paths['/jobs/run_wait_result/{folder}/auth0/create_user'].post;
  expect(requestBody.content['application/json'].schema).toMatchObject({
    required: ['user_id', 'password'],
    additionalProperties: false,
    properties: { password: { type: 'string', minLength: 8, maxLength: 50 } },
  });
  expect(json.paths['/aws-proxy/s3/presign'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'key', in: 'query', required: true }),
  );
});

it('says of each route who may call it and what it answers', () => {
  for (const { path, caller, answers } of allDocs) {
    expect({ path, isSaid: caller.length > 3 }).toEqual({ path, isSaid: true });
    expect(Object.keys(answers).length).toBeGreaterThan(0);
  }
});

it('is a page without scripts, under a strict policy', async () => {
  const { text, headers } = await world.browser().get('/api/docs');

  expect(text).toContain('/webhooks/salesforce/bookmark');
  expect(text).not.toMatch(/<script|style=|https?:\/\//);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'self'/);
  expect((await world.browser().get('/api/docs/assets/docs.css')).status).toBe(200);
});
