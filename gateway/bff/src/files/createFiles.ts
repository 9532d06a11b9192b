import { join } from 'node:path';
import type { Router } from 'express';
import type { Log, RateLimits } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import type { SignedIn } from '../auth/signedIn';
import { fileRoutes } from './fileRoutes';
import { createLinks } from './links';
import { incomingOf, type FileStorage } from './storage';
import { storageProxy } from './storageProxy';

const KEEP_CAPTIONS = `mutation GatewayKeepCaptions($key: String!, $file: String!) {
  keepCaptions(key: $key, file: $file) { ok code message fields data } }`;

interface Parts {
  env: Env;
  storage: FileStorage;
  content: SubgraphClient;
  coaching: SubgraphClient;
  users: SubgraphClient;
  signedIn: SignedIn;
  limits: RateLimits;
  log: Log;
}

export interface Files {
  /** `/files` */
  routes: Router;
  /** `/aws-proxy/s3` */
  proxy: Router;
}

/** All routes of files. */
export function createFiles({ env, storage, content, coaching, users, signedIn, limits, log }: Parts): Files {
  const links = createLinks(env);
  const shared = { storage, signedIn, links, log };
  return {
    routes: fileRoutes({ ...shared, users, pictures: join(env.DATA_DIR, 'files/public') }),
    proxy: storageProxy({
      ...shared,
      content,
      coaching,
      incoming: incomingOf(env),
      timeouts: { pause: env.UPLOAD_PAUSE_MS, longest: env.UPLOAD_LONGEST_MS },
      recordingTimeouts: { pause: env.UPLOAD_PAUSE_MS, longest: env.UPLOAD_RECORDING_LONGEST_MS },
      keepCaptions: async (key, file) => void (await askService(content, KEEP_CAPTIONS, { key, file })),
      limit: limits.upload,
    }),
  };
}
