import type { KeyObject } from 'node:crypto';
import { mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import {
  releaseClient,
  type ReleaseClient,
} from '../../../../infra/packages/remoteBuild/release/releaseClient';
import { sendBuild } from '../../../../infra/packages/remoteBuild/release/sendBuild';
import type { ReleasesWorld } from './releasesWorld';

/** A client with an address and a key, as area teams have it. */
export const clientOf = ({ origin }: Pick<ReleasesWorld, 'origin'>, key: KeyObject): ReleaseClient =>
  releaseClient(origin, (request) => mintAreaToken(key, request));

interface Order {
  area?: string;
  percent?: number | null;
  next?: number[];
  preview?: boolean;
  onProgress?: (line: string) => void;
}

/** Deploys a folder as `athenaeum-remote deploy` does, without the smoke test; returns the result. */
export async function sendAll(
  world: Pick<ReleasesWorld, 'origin'>,
  key: KeyObject,
  folder: string,
  { area = 'mfe-one', percent = null, next = [], preview = false, onProgress = () => undefined }: Order = {},
): Promise<string> {
  const client = clientOf(world, key);
  const upload = await sendBuild(client, { area, folder }, onProgress);
  return client.follow(
    `/areas/${area}/deploy`,
    { upload, percent, next, preview, untested: true },
    onProgress,
  );
}
