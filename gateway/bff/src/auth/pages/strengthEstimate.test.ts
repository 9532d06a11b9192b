import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { pageAssets } from './pageAssets';
import { newPasswordPage } from './passwordPages';
import { ESTIMATE_FILES } from './strengthEstimate';

let server: Server;
beforeAll(async () => {
  server = createServer(express().use('/api/auth/assets', pageAssets()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const addressesIn = (page: string) =>
  [...page.matchAll(/\/api\/auth\/assets\/[\w.-]+\.js/g)].map(([it]) => it);

it('is served where the page says, as scripts', async () => {
  const addresses = addressesIn(newPasswordPage());

  expect(addresses).toEqual(
    expect.arrayContaining(
      ['password-strength.js', 'estimate.js', 'estimate-words.js'].map((name) => `/api/auth/assets/${name}`),
    ),
  );
  for (const address of addresses) {
    const { status, headers } = await request(server).get(address);
    expect([address, status, headers['content-type']]).toEqual([
      address,
      200,
      'text/javascript; charset=utf-8',
    ]);
  }
});

it('is sent zipped to whom takes that: a quarter of a megabyte', async () => {
  const { port } = server.address() as AddressInfo;
  let bytes = 0;
  for (const name of Object.keys(ESTIMATE_FILES)) {
    const [zipped, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) =>
        fetch(`http://127.0.0.1:${port}/api/auth/assets/${name}`, {
          headers: { 'accept-encoding': encoding },
        }),
      ),
    );
    bytes += Number(zipped!.headers.get('content-length'));
    expect(
      [zipped!, plain!].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')]),
    ).toEqual([
      ['gzip', 'Accept-Encoding'],
      [null, 'Accept-Encoding'],
    ]);
    expect(await zipped!.text()).toBe(await plain!.text());
  }

  expect(bytes).toBeLessThan(256_000);
});
