import { hasRole, Refusal } from '@athenaeum/kit';
import { Router } from 'express';
import { describeRoute } from '@athenaeum/graph/edge';
import type { Accounts } from '../auth/accounts';
import type { WebSessions } from '../auth/webSessions';
import { jsonHandler } from '../routes/jsonHandler';
import { createMayPublish, type PublisherSettings } from './mayPublish';

export const RELEASE_STAFF_PATH = '/api/release-staff';

export const releaseStaffDocs = describeRoute({
  method: 'get',
  path: `${RELEASE_STAFF_PATH}/:id/:session`,
  access: { to: 'everyone', specifiedIn: 'architecture, Commands a person needs' },
  summary: 'Whether whom a token lets release is an admin at this moment, and has that session still.',
  caller: 'The release service: a bearer token signed with a key of `TRUSTED_BUILDERS`',
  answers: { 200: '`data`: `may`.', 401: 'Not signed by anybody who may publish.' },
});

interface Parts {
  env: PublisherSettings;
  accounts: Pick<Accounts, 'viewerOf'>;
  sessions: Pick<WebSessions, 'isLive'>;
}

/** For the release service: a staff token is invalid once its holder was suspended or has signed out. */
export function releaseStaffRoute({ env, accounts, sessions }: Parts): Router {
  const router = Router();
  const mayPublish = createMayPublish(env);
  router.get(
    '/:id/:session',
    jsonHandler(async (req) => {
      if (!mayPublish(req))
        throw new Refusal('UNAUTHENTICATED', 'Not signed by anybody who may publish here.');
      const { id, session } = req.params as { id: string; session: string };
      const viewer = await accounts.viewerOf(id);
      return { may: viewer !== null && hasRole(viewer, 'admin') && (await sessions.isLive(id, session)) };
    }),
  );
  return router;
}
