import { browseOutbox, countByStatus, deadKinds } from '@athenaeum/kit/outbox';
import express, { Router } from 'express';
import type { RateLimits } from '@athenaeum/graph/edge';
import { browseMailLog } from '../mail/log/browseMailLog';
import type { Suppressions } from '../mail/unsubscribe/suppressions';
import { templates } from '../mail/templates/templates';
import { jsonHandler } from '../routes/jsonHandler';
import type { SignedIn } from '../auth/signedIn';
import { auditCsvRoute, type AuditParts } from './auditCsvRoute';
import { createAreas, type AreasParts } from './areas/createAreas';
import { overrideRoutes } from './releases/overrideRoutes';
import { releasesNow } from './releases/releasesNow';
import { releaseTokenRoute } from './releases/releaseTokenRoute';
import { versionsOf } from './releases/versionsOf';
import { mailQuery, outboxQuery, tryAgainInput, windowOf } from './questions';
import { createAdminOf } from './adminOf';
import { tryAgain } from './tryAgain';

interface Parts extends AreasParts, Omit<AuditParts, 'adminOf'> {
  env: AreasParts['env'] & Parameters<typeof overrideRoutes>[0]['env'];
  signedIn: SignedIn;
  suppressions: Suppressions;
  limits: Pick<RateLimits, 'releasing'>;
  /** All channels of the outbox. */
  channels: readonly string[];
}

/** `/api/operations`: the API of the staff area's Operations pages, for admins alone. */
export function operationsRoutes({ signedIn, suppressions, limits, channels, ...parts }: Parts): Router {
  const router = Router();
  const adminOf = createAdminOf(signedIn);
  const areas = createAreas(parts);

  router.get(
    '/outbox',
    jsonHandler(async (req) => {
      await adminOf(req);
      const { page, ...question } = outboxQuery.parse(req.query);
      const [{ data: rows, count }, counts, given_up] = await Promise.all([
        browseOutbox({ ...question, ...windowOf(page) }),
        countByStatus(),
        deadKinds(),
      ]);
      return { rows, count, counts, given_up, channels };
    }),
  );
  router.post(
    '/outbox/try-again',
    express.json({ limit: '2kb' }),
    jsonHandler(async (req) => {
      const admin = await adminOf(req);
      return tryAgain(admin, tryAgainInput.parse(req.body));
    }),
  );
  router.get(
    '/mail',
    jsonHandler(async (req) => {
      await adminOf(req);
      const { page, ...question } = mailQuery.parse(req.query);
      const found = await browseMailLog({ ...question, ...windowOf(page) }, suppressions);
      return { ...found, templates: [...templates.keys()].sort() };
    }),
  );
  router.get(
    '/areas',
    jsonHandler(async (req) => {
      await adminOf(req);
      return areas();
    }),
  );
  router.get(
    '/releases',
    jsonHandler(async (req) => {
      await adminOf(req);
      return releasesNow();
    }),
  );
  router.get(
    '/releases/:remote',
    jsonHandler(async (req) => {
      await adminOf(req);
      return versionsOf(String(req.params.remote));
    }),
  );
  router.use(
    '/release-token',
    releaseTokenRoute({ env: parts.env, adminOf, signedIn, limit: limits.releasing }),
  );
  router.use(
    '/override',
    overrideRoutes({ env: parts.env, adminOf, assertConfirmed: signedIn.assertConfirmed }),
  );
  router.get('/audit.csv', auditCsvRoute({ ...parts, adminOf }));
  return router;
}
