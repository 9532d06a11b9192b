import { inTransaction, isDuplicateKey, Refusal } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import * as z from 'zod';
import { keyIdOf, publicPart, shortId } from '@athenaeum/release-protocol/areaKey';
import { area, right } from '@athenaeum/release-protocol/rights';
import { AreaKey, type AreaKeyRow } from './areaKey.model';

const DAY = 86_400_000;
export const MAX_DAYS = 366;

export const newKeyInput = z.object({
  public_part: publicPart,
  name: z.string().trim().min(1, 'Say whose key it is').max(60, 'Keep the name to 60 characters'),
  areas: z.array(area).min(1, 'Name at least one area'),
  rights: z.array(right).min(1, 'Name at least one right'),
  days: z
    .number('Give the days that it lasts')
    .int()
    .min(1, 'A day at least')
    .max(MAX_DAYS, `At most ${MAX_DAYS} days`),
});

/** The person who manages keys, as in audit rows. */
export interface Manager {
  id: string;
  name: string;
}

/** Registers a key with its rights. @throws Refusal when it is registered already */
export async function registerKey(
  manager: Manager,
  { public_part, name, areas, rights, days }: z.infer<typeof newKeyInput>,
  now = Date.now(),
): Promise<AreaKeyRow> {
  const key = {
    _id: await keyIdOf(public_part),
    public_part,
    name,
    areas: [...new Set(areas)],
    rights: [...new Set(rights)],
    created_at: now,
    created_by: manager.name,
    expires_at: now + days * DAY,
    revoked_at: null,
    revoked_by: null,
    last_used_at: null,
  };
  await inTransaction(async (session) => {
    await AreaKey.create([key], { session }).catch((error: unknown) => {
      if (isDuplicateKey(error))
        throw new Refusal(
          'CONFLICT',
          'This key is registered already. For other areas or rights the team makes another one.',
        );
      throw error;
    });
    await recordWrite(session, viewerOf(manager), {
      operation: 'registerReleaseKey',
      target_id: key._id,
      before: {},
      after: { name, by: manager.name, areas: key.areas, rights: key.rights, expires_at: key.expires_at },
      reason: `By ${manager.name}`,
    });
  });
  return key;
}

/** Revokes a key, by its id or a prefix of it. @throws Refusal when there is no such key, or it is revoked already */
export async function revokeKey(
  manager: Manager,
  given: string,
  { reason = '', now = Date.now() } = {},
): Promise<AreaKeyRow> {
  const found = (await listKeys()).filter(({ _id }) => _id.startsWith(given));
  if (given.length < 6 || found.length !== 1)
    throw new Refusal('NOT_FOUND', 'There is no one key whose id begins so: give more of it.');
  const [key] = found;
  await inTransaction(async (session) => {
    const { modifiedCount } = await AreaKey.updateOne(
      { _id: key!._id, revoked_at: null },
      { $set: { revoked_at: now, revoked_by: manager.name } },
      { session },
    );
    if (modifiedCount === 0) throw new Refusal('CONFLICT', `Key ${shortId(key!._id)} was revoked already.`);
    await recordWrite(session, viewerOf(manager), {
      operation: 'revokeReleaseKey',
      target_id: key!._id,
      before: { name: key!.name, revoked_at: null },
      after: { name: key!.name, by: manager.name, revoked_at: now },
      reason: reason || `By ${manager.name}`,
    });
  });
  return { ...key!, revoked_at: now, revoked_by: manager.name };
}

/** The newest first. */
export const listKeys = (): Promise<AreaKeyRow[]> =>
  AreaKey.find().sort({ created_at: -1 }).lean<AreaKeyRow[]>();

const viewerOf = ({ id }: Manager) => ({ id, roles: new Set<never>() });
