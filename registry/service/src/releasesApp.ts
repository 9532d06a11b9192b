import { Refusal } from '@athenaeum/kit';
import express, { type Express } from 'express';
import { RELEASES_PATH } from '@athenaeum/release-protocol/answers';
import { AreaKey } from './areaKeys/areaKey.model';
import { keysRoutes } from './areaKeys/keysRoutes';
import { UsedToken } from './areaKeys/usedToken.model';
import { identified } from './identified';
import type { ReadIssuerToken } from './issuers/readIssuerToken';
import { Lease } from './lease';
import { answerProblems } from './problems';
import { createRefusalLimits } from './refusalLimits';
import { releasesRoutes, type Means } from './releasesRoutes';
import type { IsStaffStill } from './staff/isStaffStill';

/** Models whose indexes are created before it listens. */
export const models = [AreaKey, UsedToken, Lease];

interface Parts extends Means {
  readIssuerToken: ReadIssuerToken;
  isStaffStill: IsStaffStill;
  /** Trusted proxies, as Express's `trust proxy`. */
  trustedProxies: string;
}

/** The Express app of the release service, `/api/releases`. */
export function createReleasesApp({
  readIssuerToken,
  isStaffStill,
  trustedProxies,
  ...means
}: Parts): Express {
  const app = express();
  const limits = createRefusalLimits();
  app.set('trust proxy', trustedProxies);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(
    RELEASES_PATH,
    (_req, res, next) => {
      res.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      next();
    },
    ...identified({
      audience: means.product.origin,
      connection: means.connection,
      isStaffStill,
      readIssuerToken,
      limits,
    }),
    keysRoutes(),
    releasesRoutes(means),
  );
  app.use(() => {
    throw new Refusal('NOT_FOUND', 'There is nothing here.');
  });
  app.use(answerProblems(means.log, limits));
  return app;
}
