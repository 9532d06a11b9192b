import { areaStatus, done } from '@athenaeum/release-protocol/answers';
import { testBuild } from '@athenaeum/registry/testing';
import { createReleasesWorld, type ReleasesWorld } from './releasesWorld';
import { clientOf } from './sendAll';

/** A world, and the key of a team with all rights in `mfe-one`. */
export let world: ReleasesWorld;
export let key: Awaited<ReturnType<ReleasesWorld['key']>>;

export async function openWorld(): Promise<void> {
  world = await createReleasesWorld();
  key = await world.key();
}

export const closeWorld = () => world.close();

export const built = (version: string, documents: string[] = []) =>
  testBuild({ version, documents, shared: [] });
export const statusOf = () => clientOf(world, key).ask('/areas/mfe-one', areaStatus);
export const live = async () => (await statusOf()).live?.version ?? null;
export const tell = async (path: string, body: object) =>
  (await clientOf(world, key).tell(`/areas/mfe-one${path}`, body, done)).text;
export const current = async () => (await world.registry.read(await world.registry.currentId()))!;
