import {
  endPreviews,
  openingsOf,
  openRegistry,
  previewCookie,
  previewsOf,
  type RemoteEntry,
  type Registry,
} from '@athenaeum/registry';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import express from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import request from 'supertest';
import { previewRoutes } from './previewRoutes';

const entry: RemoteEntry = {
  name: 'mfe-one',
  version: 'v002',
  contract: 1,
  entry: 'remoteEntry.js',
  exposes: [],
  files: [],
  manifest: {
    name: 'mfe-one',
    contract: 1,
    area: 'one',
    pages: [
      { path: '/one/:id', title: 'One of them' },
      { path: '/one', title: 'One' },
    ],
  },
};

let world: TestGateway;
let registry: Registry;
let path: string;
beforeAll(async () => {
  world = await createTestGateway();
  registry = await openRegistry(world.env.MONGODB_URI, {
    dbName: world.env.MONGODB_DATABASE,
    by: 'Ada <b>',
  });
  await registry.publish({ ...entry, version: 'v001' });
});
beforeEach(async () => {
  await previewsOf(mongoose.connection).deleteMany({});
  await openingsOf(mongoose.connection).deleteMany({});
  path = `/api/previews/${(await registry.preview(entry)).token}`;
});
afterAll(async () => {
  await registry.close();
  await world.close();
});

const openings = () => openingsOf(mongoose.connection).find().lean();

it('asks a member on a page of ours, which says whose it is, and changes nothing by being looked at', async () => {
  const amara = await world.signedIn();

  const { status, text, headers } = await amara.get(path);

  expect(status).toBe(200);
  expect(text).toMatch(/mfe-one v002 is a preview/);
  expect(text).toContain('It was published by Ada &lt;b&gt;.');
  expect(text).toContain('It runs with your account');
  expect(text).toMatch(/<form class="content" method="post">/);
  // The token is in the path: nothing is told it.
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('set-cookie')).toBeNull();
  expect(await openings()).toEqual([]);
});

it('opens it for that member in that browser by a press', async () => {
  const amara = await world.signedIn();

  const { status, location, headers } = await amara.submit(path, {});

  expect([status, location]).toEqual([303, '/one']);
  expect(headers.get('set-cookie')).toMatch(/^remote_preview=[\w-]{32}; .*HttpOnly; SameSite=Lax/);
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(await openings()).toMatchObject([{ user_id: 'amara' }]);
});

it('says when its publisher is unknown', async () => {
  await previewsOf(mongoose.connection).updateMany({}, { by: null });

  expect((await (await world.signedIn()).get(path)).text).toContain('It isn’t known who published it.');
});

it('sets a __Host- cookie over https that outlives the preview by a day', async () => {
  const viewer = () => Promise.resolve({ id: 'amara', roles: new Set(['member' as const]) });
  const routes = previewRoutes({
    env: { PUBLIC_ORIGIN: 'https://members.example' },
    signedIn: { viewer },
    log: pino({ level: 'silent' }),
  });

  const { headers } = await request(express().use('/api/previews', routes)).post(path).expect(303);

  // Supertest types every header as one string; this one is a list.
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/^__Host-athenaeum-preview=[\w-]{32}; .*; HttpOnly; Secure; SameSite=Lax$/);
  const [, seconds] = /Max-Age=(\d+);/.exec(cookie)!;
  expect(Number(seconds)).toBeGreaterThan(47 * 60 * 60);
});

it('is not opened by a page of another site', async () => {
  const amara = await world.signedIn();

  expect((await amara.submit(path, {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await openings()).toEqual([]);
});

it('has a visitor sign in first', async () => {
  const visitor = world.browser();

  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.submit(path, {})).status).toBe(401);
  expect((await visitor.get(path)).text).not.toContain('mfe-one');
  expect(await openings()).toEqual([]);
});

it('is nowhere once it ended, by a changed link, and by none', async () => {
  const amara = await world.signedIn();
  const changed = `${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`;

  for (const wrong of [changed, '/api/previews/x']) {
    expect((await amara.get(wrong)).status).toBe(404);
    expect((await amara.submit(wrong, {})).status).toBe(404);
  }
  await endPreviews(mongoose.connection, 'mfe-one');
  expect((await amara.get(path)).status).toBe(404);
  expect((await amara.submit(path, {})).status).toBe(404);
});

it('is left by a press', async () => {
  const amara = await world.signedIn();
  await amara.submit(path, {});

  const { status, location } = await amara.submit('/api/previews/leave', {});

  expect([status, location]).toEqual([303, '/']);
  expect(amara.cookies.get(previewCookie(false))).toBeUndefined();
  expect(await openings()).toEqual([]);
});
