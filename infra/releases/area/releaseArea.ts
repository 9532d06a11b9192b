import { setTimeout as pause } from 'node:timers/promises';
import { retry } from '@athenaeum/common/waiting';
import type { Subgraph } from '@athenaeum/kit';
import { expand, rowsOf, type MigrationPlace } from '@athenaeum/kit/migrations';
import { RegistryProblem, type Registry } from '@athenaeum/registry';
import {
  type AreaRelease,
  beginAreaRelease,
  checkArea,
  deployBuild,
  findUnderWay,
  isGiven,
  noteStep,
  type Product,
  readBuild,
} from '@athenaeum/registry/release';
import { rehearsalLines } from '../../migrations/reports';
import { rehearse } from '../../migrations/rehearse';

export interface Means {
  registry: Registry;
  product: Product;
  place: Omit<MigrationPlace, 'subgraph'>;
  onProgress: (line: string) => void;
}

export interface AreaToRelease {
  area: string;
  /** The code that the candidate runs, of this checkout. */
  subgraph: Pick<Subgraph, 'name' | 'about' | 'migrations'> & { sdl: string };
  /** Where the candidate answers. */
  url: string;
  /** The folder of the remote's build, and of its source; the latter absent where it was built in another repository. */
  folder: string;
  source: string | undefined;
  percent: number;
  next?: readonly number[];
  isSmokeTested: boolean;
  isRehearsed: boolean;
  batchSize?: number | undefined;
}

/** Gateways look each second which snapshot is the current one. */
const ROUTE_SETTLE_MS = 4000;

/**
 * Releases the remote, the subgraph and the migrations of an area as one, in this order: everything is checked; gateways open the graph
 * of the release, which nothing is asked yet; data get the new form beside the old; then some visitors get the remote, and are answered by
 * the subgraph. Called again after it was interrupted, it continues.
 *
 * @returns what was done, in a line
 * @throws RegistryProblem when something of it is refused; what was done until then stays, for this or for a rollback
 */
export async function releaseArea(means: Means, order: AreaToRelease): Promise<string> {
  const { registry, place, onProgress } = means;
  const { by } = registry;
  const release = await begun(means, order);
  const { _id, remote, version } = release;

  if (await registry.route({ release: _id, remote, version })) {
    await goOn(means, release, { step: 'routed', by });
    await pause(ROUTE_SETTLE_MS);
  }
  const { subgraph, batchSize } = order;
  for (const { id } of release.migrations.filter(({ isOwn }) => isOwn)) {
    const migration = subgraph.migrations.find((one) => one.id === id)!;
    await goOn(means, release, { step: 'expanding', by, note: id });
    const row = await expand({ ...place, subgraph: subgraph.name }, migration, { batchSize });
    onProgress(`  ok  ${id}: ${row.expand?.documents ?? 0} documents have the new form`);
  }
  await goOn(means, release, { step: 'expanded', by });
  await retry(() => assertAnswers(order, { isReady: true }), { attempts: 20, delay: 500 });

  const current = await registry.read(await registry.currentId());
  if (isGiven(current, release)) return `${remote} ${version} is given already.`;
  const { line } = await deployBuild(means, {
    name: remote,
    folder: order.folder,
    source: order.source,
    percent: order.percent,
    next: order.next,
    skipSmokeTestReason: order.isSmokeTested ? undefined : 'as asked',
  });
  await goOn(means, release, { step: 'given', by });
  return `${line} The ${subgraph.name} subgraph at ${order.url} answers them.`;
}

/** The release that was interrupted, or a new one, of which everything was checked. */
async function begun(means: Means, order: AreaToRelease): Promise<AreaRelease> {
  const { registry, place, onProgress } = means;
  const { subgraph, url, folder, area } = order;
  const { name: remote, version, operations } = await readBuild(folder);
  if (remote !== `mfe-${area}`) throw new RegistryProblem(`${folder} holds a build of ${remote}.`);
  const underWay = await findUnderWay(registry.connection);
  if (underWay) return continued(underWay, order, version);

  await assertAnswers(order);
  const { supergraph, changes } = await checkArea(means, {
    remote,
    folder,
    subgraph: { name: subgraph.name, sdl: subgraph.sdl },
  });
  const rows = rowsOf({ db: place.db, subgraph: subgraph.name });
  const migrations: AreaRelease['migrations'] = [];
  for (const migration of subgraph.migrations) {
    const state = (await rows.findOne({ _id: migration.id }))?.state ?? 'pending';
    const isOwn = state !== 'expanded' && state !== 'contracted';
    if (isOwn && migration.reads === 'new')
      throw new RegistryProblem(
        `${migration.id} is ${state}, and this code needs the new form: a version that reads both forms is released first.`,
      );
    if (isOwn && order.isRehearsed) await rehearsed(means, order, migration);
    if (isOwn) migrations.push({ id: migration.id, about: migration.about, isOwn });
  }
  onProgress(`${remote} ${version} and the ${subgraph.name} subgraph are released as one.`);
  return beginAreaRelease(
    registry.connection,
    {
      _id: `${area}-${version}-${Date.now().toString(36)}`,
      area,
      remote,
      version,
      operations: operations?.integrity ?? null,
      subgraph: {
        name: subgraph.name,
        url,
        version: subgraph.about.version,
        contract: subgraph.about.contract,
      },
      supergraph,
      changes,
      migrations,
    },
    registry.by,
  );
}

function continued(release: AreaRelease, { area, subgraph, url }: AreaToRelease, version: string) {
  if (release.area !== area)
    throw new RegistryProblem(`${release.area} is being released with its subgraph: there is one at a time.`);
  if (release.returning_at !== null)
    throw new RegistryProblem(`${area} is being rolled back: wait until that is over.`);
  const isSame =
    release.version === version &&
    release.subgraph.contract === subgraph.about.contract &&
    release.subgraph.url === url;
  if (!isSame)
    throw new RegistryProblem(
      `${release.remote} ${release.version} is being released with the subgraph at ${release.subgraph.url}: settle it or roll it back first.`,
    );
  return release;
}

async function rehearsed(
  { place, onProgress }: Means,
  { subgraph, batchSize }: AreaToRelease,
  migration: Subgraph['migrations'][number],
): Promise<void> {
  const rehearsal = await rehearse({ ...place, subgraph: subgraph.name }, migration, { batchSize });
  rehearsalLines({ subgraph: subgraph.name, migration }, rehearsal).forEach(onProgress);
  if (rehearsal.differences.different > 0)
    throw new RegistryProblem(`${migration.id} cannot be undone: nothing was released.`);
}

/** @throws RegistryProblem when the candidate does not answer, or runs other code than this checkout's */
async function assertAnswers(
  { subgraph: { name, about }, url }: Pick<AreaToRelease, 'subgraph' | 'url'>,
  { isReady = false } = {},
): Promise<void> {
  const answer = await fetch(new URL('/ready', url), {
    // Migrations lie between two of these: a connection that has rested meanwhile may end just then.
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(4000),
  }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as {
    about?: { contract?: string };
    problem?: string;
  } | null;
  if (!told?.about)
    throw new RegistryProblem(`The candidate of the ${name} subgraph does not answer at ${url}.`);
  if (told.about.contract !== about.contract)
    throw new RegistryProblem(
      `The ${name} subgraph at ${url} has the schema ${told.about.contract}, the one of this checkout is ${about.contract}.`,
    );
  if (isReady && !answer?.ok)
    throw new RegistryProblem(
      `The ${name} subgraph at ${url} is not ready${told.problem ? `: ${told.problem}` : '.'}`,
    );
}

/** @throws RegistryProblem when it is being rolled back meanwhile */
async function goOn({ registry }: Means, { _id, area }: AreaRelease, step: Parameters<typeof noteStep>[2]) {
  if (await noteStep(registry.connection, _id, step)) return;
  // Who rolled it back may not have seen the route.
  if (step.step === 'routed') await registry.unroute(_id);
  throw new RegistryProblem(`${area} was rolled back meanwhile: it goes no further.`);
}
