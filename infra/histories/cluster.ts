import { createFakeHttpSystem } from '@athenaeum/gateway-testing/fakeHttpSystem';
import type { CleanUp } from '../processes/cleanUp';
import { startProxy, type Proxy } from '../faults/proxy';
import { createDatabase, databaseAt } from '../processes/database';
import { createServices, type Service } from '../processes/services';
import { startMailServer } from '../production/mailServer';
import { SUBGRAPHS } from '../start/ports';
import { fromBundle } from '../start/program';
import type { Target } from './nemesis/target';

/** Of what members' calls go through there are two, each with a line of its own to the database. */
const instancesOf = (service: Service): number =>
  service === 'users' || service === 'opportunities' ? 1 : 2;
/** Everybody signs in from one address, and is quicker than people are. */
const LIMITS = Object.fromEntries(
  ['LOGIN', 'BOOKING', 'RSVP', 'SEARCH', 'OPERATIONS'].map((name) => [`LIMIT_${name}`, '1000000']),
);

/**
 * The back of the product in services mode over an empty folder, and everything in it that a fault can befall.
 *
 * @param env for every service, over what they are given otherwise
 */
export async function startCluster(cleanUp: CleanUp, env: Record<string, string> = {}) {
  const dataDir = cleanUp.temporaryFolder('histories');
  const proxied = async (port: number): Promise<Proxy> => {
    const proxy = await startProxy(port);
    cleanUp.add(proxy.stop);
    return proxy;
  };
  const [crm, mail] = await Promise.all([createFakeHttpSystem(), startMailServer()]);
  cleanUp.add(() => Promise.all([crm.goAway(), mail.close()]));
  const lineToCrm = await proxied(Number(new URL(crm.url).port));

  const database = await createDatabase(dataDir);
  cleanUp.add(database.end);
  const lines = new Map<string, Proxy>();
  const services = await createServices({
    databaseUri: databaseAt(database.port),
    dataDir,
    env: {
      SHUTDOWN_DELAY_MS: '0',
      CRM_URL: `http://127.0.0.1:${lineToCrm.port}`,
      CRM_TOKEN: 'of the CRM',
      WORKFLOW_URL: `http://127.0.0.1:${lineToCrm.port}`,
      WORKFLOW_TOKEN: 'of the workflow',
      SMTP_URL: mail.url,
      // A message that its worker took with it is due again when the longest attempt would have been over.
      MAIL_TIMEOUT_MS: '5000',
      JOB_TIMEOUT_MS: '5000',
      ...LIMITS,
      ...env,
    },
    instances: instancesOf,
    // A process that was killed is up again within a second.
    prepare: fromBundle,
    async databaseOf(service, index) {
      const line = await proxied(database.port);
      lines.set(`${service} ${index + 1}`, line);
      return databaseAt(line.port);
    },
  });
  cleanUp.add(services.stop);
  await database.start();

  return {
    databaseUri: databaseAt(database.port),
    origin: services.origin,
    crm,
    mail,
    async startAll(): Promise<void> {
      const start = (service: Service) => services.replicasOf(service).start();
      await Promise.all(SUBGRAPHS.map(start));
      await start('gateway');
      await start('worker');
    },
    targets: (): Target[] => [
      { name: 'database', instance: database, line: null },
      { name: 'crm', instance: null, line: lineToCrm },
      ...(['users', 'content', 'coaching', 'gateway', 'worker'] as const).flatMap((service) =>
        services.replicasOf(service).instances.map((instance, index) => {
          const name = `${service} ${index + 1}`;
          return { name, instance, line: lines.get(name)! };
        }),
      ),
    ],
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
