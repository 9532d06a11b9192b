import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { PushDevice, type PushDeviceRow } from './pushDevice.model';
import type { PushInput } from './pushInput';

/** More than anybody uses. Beyond it, the oldest device is removed. */
export const MAX_PUSH_DEVICES = 10;

interface Owner {
  user_id: string;
  /** The public name of the web session. */
  session: string;
}

/**
 * Registers this browser for a member; a registration of another member for it is removed.
 *
 * @returns its id
 */
export async function addPushDevice(
  { user_id, session }: Owner,
  { endpoint, p256dh, auth }: PushInput,
  { made_for, device }: Pick<PushDeviceRow, 'made_for' | 'device'>,
): Promise<string> {
  const _id = createHash('sha256').update(endpoint).digest('base64url');
  await PushDevice.updateOne(
    { _id },
    { $set: { user_id, session, endpoint, p256dh, auth, made_for, device, created_at: Date.now() } },
    { upsert: true },
  );
  const oldest = await PushDevice.find({ user_id })
    .sort({ created_at: -1, _id: 1 })
    .skip(MAX_PUSH_DEVICES)
    .select('_id')
    .lean();
  if (oldest.length > 0) await PushDevice.deleteMany({ _id: { $in: oldest.map((row) => row._id) } });
  return _id;
}

/** Whether the browser is its member's still; it ends with this session from now on. */
export async function seePushDevice(
  { user_id, session }: Owner,
  id: string,
  made_for: string,
): Promise<boolean> {
  const { matchedCount } = await PushDevice.updateOne({ _id: id, user_id, made_for }, { session });
  return matchedCount === 1;
}

export async function removePushDevice(user_id: string, id: string): Promise<void> {
  await PushDevice.deleteOne({ _id: id, user_id });
}

/** What a copy of the member's data says: facts, no address and no secret. */
export async function pushDevicesOf(user_id: string) {
  const rows = await PushDevice.find({ user_id }).sort({ created_at: -1 }).lean<PushDeviceRow[]>();
  return rows.map(({ device, created_at }) => ({ device, created_at }));
}

/** Which browsers of a member are sent notifications. */
export async function pushDeviceIds(user_id: string): Promise<string[]> {
  const rows = await PushDevice.find({ user_id }).select('_id').lean<Pick<PushDeviceRow, '_id'>[]>();
  return rows.map(({ _id }) => _id);
}

/** Moves a browser's registration to the session that replaces its own, for the same member only. */
export async function movePushDevices(user_id: string, from: string, to: string): Promise<void> {
  await PushDevice.updateMany({ user_id, session: from }, { session: to });
}

/** Ends those of sessions that were ended. */
export async function endPushDevices(
  condition: { session: string } | { user_id: string; session?: { $ne: string } },
  transaction?: ClientSession,
): Promise<void> {
  await PushDevice.deleteMany(condition, transaction && { session: transaction });
}
