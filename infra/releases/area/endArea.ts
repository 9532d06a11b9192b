import type { Subgraph } from '@athenaeum/kit';
import { contract, rowsOf } from '@athenaeum/kit/migrations';
import { RegistryProblem } from '@athenaeum/registry';
import {
  type AreaRelease,
  checkSettled,
  endAreaRelease,
  findUnderWay,
  isGiven,
} from '@athenaeum/registry/release';
import type { Means } from './releaseArea';

/** How far the release of an area is, in lines. */
export async function areaStatus({ registry }: Means, area: string): Promise<string[]> {
  const release = await findUnderWay(registry.connection);
  if (release?.area !== area) return [`${area} is not being released with its subgraph.`];
  const { remote, version, subgraph, changes, migrations, timeline } = release;
  return [
    `${remote} ${version} with the ${subgraph.name} subgraph at ${subgraph.url} (schema ${subgraph.contract})`,
    ...changes.map((line) => `  ${line}`),
    ...migrations.map(({ id, about }) => `  ${id}: ${about}`),
    ...timeline.map(
      ({ step, at, by, note }) =>
        `  ${new Date(at).toISOString()} ${step}${note && ` ${note}`}${by ? `, ${by}` : ''}`,
    ),
  ];
}

/** Ends a release that everybody has. @throws RegistryProblem when something still needs the subgraph before */
export async function settleArea(means: Means, area: string): Promise<string> {
  const { registry } = means;
  const release = await findRelease(means, area);
  const current = await registry.read(await registry.currentId());
  const isForAll = current?.remotes.some(
    ({ name, version }) => name === release.remote && version === release.version,
  );
  if (!isForAll || !isGiven(current, release))
    throw new RegistryProblem(
      `${release.remote} ${release.version} is not what everybody gets: promote it first.`,
    );
  await checkSettled(means, release);
  await registry.unroute(release._id);
  await endAreaRelease(registry.connection, release._id, 'settled', registry.by);
  return `${area} is settled: all pages are answered by the subgraph that gateways are configured with. What is at ${release.subgraph.url} may be stopped in a minute, unless it is the same.`;
}

/**
 * Removes the old form of an area's data, where the code of this checkout needs the new one alone. No live version needs the old form
 * once no release is under way: then the subgraph that gateways are configured with is the only one, and it is not ready where it does.
 *
 * @throws RegistryProblem while a release is under way
 */
export async function contractArea(
  { registry, place, onProgress }: Means,
  area: string,
  { name, migrations }: Pick<Subgraph, 'name' | 'migrations'>,
): Promise<string> {
  const underWay = await findUnderWay(registry.connection);
  if (underWay?.subgraph.name === name)
    throw new RegistryProblem(
      `${underWay.remote} ${underWay.version} is being released with its subgraph, and may be rolled back: settle it first.`,
    );
  const rows = rowsOf({ db: place.db, subgraph: name });
  let contracted = 0;
  for (const migration of migrations) {
    const state = (await rows.findOne({ _id: migration.id }))?.state;
    if (migration.reads === 'both' || (state !== 'expanded' && state !== 'contracting')) continue;
    await contract({ ...place, subgraph: name }, migration, { noLiveVersionNeedsIt: true });
    onProgress(`  ok  ${migration.id}: the old form is removed`);
    contracted += 1;
  }
  return contracted > 0
    ? `${area}: ${contracted === 1 ? 'one migration is' : `${contracted} migrations are`} contracted.`
    : `${area} has nothing to contract: its migrations are contracted, or its code still reads both forms.`;
}

/** @throws RegistryProblem when the area is not being released with its subgraph */
export async function findRelease({ registry }: Pick<Means, 'registry'>, area: string): Promise<AreaRelease> {
  const release = await findUnderWay(registry.connection);
  if (release?.area === area) return release;
  throw new RegistryProblem(`${area} is not being released with its subgraph.`);
}
