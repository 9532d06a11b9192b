import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRegistry } from '@athenaeum/registry';
import { anEntry } from '@athenaeum/gateway-testing/anEntry';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeSubgraphs, type FakePerson, type People } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createServices, INTERNAL_KEY } from '@athenaeum/gateway-testing/services';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

const ADA: FakePerson = { ...AMARA, id: 'ada', email: 'ada@example.test', roles: ['member', 'admin'] };
const people: People = new Map([
  [ADA.id, ADA],
  [AMARA.id, AMARA],
]);
const ownedEntry = (version: string) => ({ ...anEntry(version), owner: 'Team One' });

let services: Awaited<ReturnType<typeof createServices>>;
let host: Server;
let world: TestGateway;
let admin: Browser;
beforeAll(async () => {
  services = await createServices(createFakeSubgraphs(people).schemas);
  host = createServer((req, res) => {
    const isThere = req.url === '/ready' || req.url === '/remotes/mfe-one/v002/remoteEntry.js';
    res.writeHead(isThere ? 200 : 404).end();
  });
  await listening(0);
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  world = await createTestGateway({
    clients: null,
    env: {
      GATEWAY_MODE: 'services',
      INTERNAL_KEY,
      SHELL_URL: origin,
      REMOTE_ORIGINS: `mfe-one=${origin}`,
      SITE_ORIGINS: `mfe-one=${origin}`,
      ...services.env,
    },
  });
  const registry = await openRegistry(world.env.MONGODB_URI, {
    dbName: world.env.MONGODB_DATABASE,
    by: 'grace',
  });
  await registry.publish(ownedEntry('v001'));
  await registry.publish(ownedEntry('v002'));
  await registry.publish({ ...ownedEntry('w001'), name: 'mfe-two', manifest: { ...TWO, name: 'mfe-two' } });
  await registry.close();
  admin = await world.signedIn(ADA);
});
afterAll(async () => {
  await world.close();
  await services.closeAll();
  host.close();
});

const TWO = { contract: 1, area: 'two', pages: [{ path: '/two', title: 'Two' }] };
const listening = (port: number) => new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
const areas = async () => (await admin.get('/api/operations/areas')).json.data;

it('reports for each part whether it answers, with version, owner and publisher', async () => {
  const { database, shell, subgraphs, registry } = await areas();

  expect([database.is_reachable, shell.is_reachable]).toEqual([true, true]);
  expect(subgraphs).toHaveLength(4);
  expect(subgraphs[0]).toMatchObject({
    version: '1.0.0',
    owner: 'Somebody',
    contract: 'fake',
    is_reachable: true,
  });
  expect(registry.snapshot).toMatchObject({ number: 3, by: 'grace', note: 'deploy mfe-two w001' });
  expect(registry.remotes).toMatchObject([
    {
      name: 'mfe-one',
      version: 'v002',
      owner: 'Team One',
      contract: 1,
      by: 'grace',
      code: { is_reachable: true },
      site: { is_reachable: true },
    },
    { name: 'mfe-two', code: { is_reachable: false, problem: 'answers 404' }, site: null },
  ]);
  expect(registry.remotes[0].since).toBeLessThanOrEqual(Date.now());
});

it('shows at each request whether a subgraph is down or back', async () => {
  await services.stop('coaching');
  const without = await areas();
  await services.start('coaching');
  const after = await areas();

  const coaching = ({ subgraphs }: { subgraphs: { name: string }[] }) =>
    subgraphs.find(({ name }) => name === 'coaching');
  expect(coaching(without)).toMatchObject({ is_reachable: false, ms: null, problem: 'cannot be reached' });
  expect(without.subgraphs.filter((one: { is_reachable: boolean }) => one.is_reachable)).toHaveLength(3);
  expect(coaching(after)).toMatchObject({ is_reachable: true });
});

it('shows that the host of a remote is down', async () => {
  const { port } = host.address() as AddressInfo;
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));

  const { registry } = await areas();
  await listening(port);

  expect(registry.remotes[0]).toMatchObject({
    code: { is_reachable: false, problem: 'cannot be reached' },
    site: { is_reachable: false },
  });
});

it('is for admins alone', async () => {
  const member = await world.signedIn();

  expect((await member.get('/api/operations/areas')).status).toBe(403);
  expect((await world.browser().get('/api/operations/areas')).status).toBe(401);
});
