import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { announce } from '@athenaeum/registry';
import { parse } from 'graphql';
import type { Answer } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';
import { readSupergraph } from '../operations/supergraph';
import { operationNameOf } from './operationNameOf';

const ROOT = resolve(__dirname, '../../../..');
const supergraph = readFileSync(join(ROOT, 'gateway/supergraph.graphql'), 'utf8');
const sent = readdirSync(ROOT)
  .filter((app) => app === 'shell' || app.startsWith('mfe-'))
  .map((app) => [app, join(ROOT, app, 'src/__generated__/operations.json')] as const)
  .filter(([, file]) => existsSync(file))
  .map(
    ([app, file]) =>
      [app, Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)] as [string, string[]],
  );
const every = sent.flatMap(([, documents]) => documents);

const world = openForFile(() => createTestGateway({ supergraph, env: { TRUSTED_DOCUMENTS: 'only' } }));
beforeAll(async () => {
  const database = { uri: world.env.MONGODB_URI, dbName: world.env.MONGODB_DATABASE };
  for (const [app, documents] of sent) await announce(database, { app, version: 'v001', documents });
});

it.each(sent)(
  'every operation that %s sends is accepted and is within the limits',
  async (_app, documents) => {
    const answers = await Promise.all(documents.map(askWithNothing));

    // Required variables are missing: the error comes from behind the trusted-documents check.
    for (const code of answers.flatMap(codesOf))
      expect(['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']).toContain(code);
  },
);

const askWithNothing = (query: string) =>
  world.browser().post('/graphql', { operationName: operationNameOf(query), query, variables: {} });

const codesOf = ({ json }: Answer): string[] =>
  (json.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);

it('can be planned before the first request', () => {
  const { plan } = readSupergraph(supergraph);

  expect(every.length).toBeGreaterThan(100);
  for (const document of every) expect(plan(parse(document), operationNameOf(document)).node).toBeDefined();
});
