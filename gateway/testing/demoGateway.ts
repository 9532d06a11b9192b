import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mintInternalToken, serviceViewer, type Viewer } from '@athenaeum/kit';
import { DEMO_PASSWORD } from '@athenaeum/kit/demo';
import type { Browser } from './browser';
import { seedDemo } from './seedDemo';
import { createTestGateway, type TestGateway } from './testGateway';

export interface DemoGateway extends TestGateway {
  signedInAs(account: { email: string }): Promise<Browser>;
  /** The Authorization header of one of our own services. */
  asService(audience?: string, viewer?: Viewer): { authorization: string };
}

/** A gateway on the real subgraphs with demo data. Messages stay in the outbox unless configured otherwise. */
export async function createDemoGateway(env: Record<string, string> = {}): Promise<DemoGateway> {
  const world = await createTestGateway({
    clients: null,
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
    env: { OUTBOX_CONCURRENCY: '0', ...env },
  });
  await seedDemo('users', 'content');
  return {
    ...world,
    async signedInAs({ email }) {
      const browser = world.browser();
      await browser.signIn(email, DEMO_PASSWORD);
      return browser;
    },
    asService(audience = 'gateway', viewer = serviceViewer) {
      const token = mintInternalToken(world.env.INTERNAL_KEY, audience, { viewer, requestId: 'test' });
      return { authorization: `Bearer ${token}` };
    },
  };
}
