import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { createBrowser, type Browser } from './browser';
import { createFakeSubgraphs, type FakePerson, type People } from './fakeSubgraphs';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { type Env, readEnv } from '@athenaeum/gateway/env';
import { type Gateway, startGateway } from '@athenaeum/gateway';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';

// A gateway starts in one second, and in ten while all other tests run on the machine.
jest.setTimeout(60_000);

export const AMARA: FakePerson = {
  id: 'amara',
  name: 'Amara Osei',
  email: 'amara@example.test',
  password: 'Correct-horse-9',
  roles: ['member'],
};

export interface TestGateway {
  gateway: Gateway;
  env: Env;
  origin: string;
  folder: string;
  people: People;
  browser(): Browser;
  /** A browser with a signed-in session of this person. */
  signedIn(person?: FakePerson): Promise<Browser>;
  close(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  clients?: SubgraphClients | null;
  supergraph?: string;
}

/** The real gateway, listening, on the test database; with embedded fake subgraphs unless configured otherwise. */
export async function createTestGateway({
  env: given = {},
  clients,
  supergraph,
}: Options = {}): Promise<TestGateway> {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) throw new Error('TEST_MONGODB_URI is missing: run the tests with infra/test/jest.config.cjs');
  process.env.LOG_LEVEL ??= 'silent';
  const people: People = new Map([[AMARA.id, { ...AMARA }]]);
  // Composing them takes half a second, which tests on the real subgraphs skip.
  const fakes = clients === undefined || supergraph === undefined ? createFakeSubgraphs(people) : null;
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-gateway-'));
  const supergraphFile = join(folder, 'supergraph.graphql');
  writeFileSync(supergraphFile, supergraph ?? fakes!.supergraph);
  const port = await freePort();
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    MONGODB_URI: uri,
    MONGODB_DATABASE: `test_${randomUUID().slice(0, 12)}`,
    DATA_DIR: folder,
    SUPERGRAPH_FILE: supergraphFile,
    // A busy test machine needs longer timeouts.
    GRAPH_LONGEST_WAIT_MS: '30000',
    ANSWER_LONGEST_MS: '60000',
    // For the same reason: a test may outlast the ten minutes.
    CONFIRMED_FOR_MINUTES: '600',
    ...given,
  });
  const gateway = await startGateway(env, clients === null ? undefined : (clients ?? fakes!.clients));
  const origin = `http://localhost:${port}`;

  return {
    gateway,
    env,
    origin,
    folder,
    people,
    browser: () => createBrowser(origin),
    async signedIn(person = AMARA) {
      const browser = createBrowser(origin);
      await browser.signIn(person.email, person.password);
      return browser;
    },
    async close() {
      // In this order: what still runs would try again for two minutes on a database that is gone.
      await gateway.close();
      await dropDatabase(env);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function dropDatabase({ MONGODB_URI, MONGODB_DATABASE }: Env): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(MONGODB_URI);
  await client.db(MONGODB_DATABASE).dropDatabase();
  await client.close();
}
