import { Router } from 'express';
import * as z from 'zod';
import type { AreaKeyList, ListedKey } from '@athenaeum/release-protocol/answers';
import { shortId } from '@athenaeum/release-protocol/areaKey';
import type { Right } from '@athenaeum/release-protocol/rights';
import { assertManagesKeys } from '../caller';
import { callerOf } from '../identified';
import { jsonOf } from '../jsonOf';
import type { AreaKeyRow } from './areaKey.model';
import { listKeys, newKeyInput, registerKey, revokeKey } from './manageKeys';

const revokeInput = z.strictObject({
  reason: z.string().trim().max(200, 'keep it to 200 characters').default(''),
});

/** `/keys`: the API of release keys for the staff area; the same as `npm run release:keys`. */
export function keysRoutes(): Router {
  const router = Router();

  router.get('/keys', async (_req, res) => {
    assertManagesKeys(callerOf(res));
    res.json({ keys: (await listKeys()).map(listed) } satisfies AreaKeyList);
  });

  router.post('/keys', async (req, res) => {
    const caller = callerOf(res);
    assertManagesKeys(caller);
    const key = await registerKey(caller, newKeyInput.parse(jsonOf(req)));
    res.json({
      text: `${key.name} (key ${shortId(key._id)}) may release ${key.areas.join(', ')} until ${dayOf(key.expires_at)}.`,
    });
  });

  router.post('/keys/:id/revoke', async (req, res) => {
    const caller = callerOf(res);
    assertManagesKeys(caller);
    const { reason } = revokeInput.parse(jsonOf(req));
    const { _id, name } = await revokeKey(caller, req.params.id, { reason });
    res.json({ text: `${name} (key ${shortId(_id)}) may not release anything any more.` });
  });

  return router;
}

const listed = (key: AreaKeyRow): ListedKey => ({
  id: key._id,
  name: key.name,
  areas: [...key.areas],
  rights: key.rights as Right[],
  created_at: key.created_at,
  created_by: key.created_by,
  expires_at: key.expires_at,
  revoked_at: key.revoked_at ?? null,
  revoked_by: key.revoked_by ?? null,
  last_used_at: key.last_used_at ?? null,
});

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
