import { Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { contactChanged } from '@athenaeum/users-contract/outgoing';
import type { ClientSession } from 'mongoose';
import type { User, UserRow } from '../../user/user.model';
import type { PartChange } from './partChange';

/** Optimistic concurrency: of two saves of one part, the later one is refused and shown the current state. */
export function assertNoConflict(
  stored: UserRow,
  changes: readonly PartChange[],
  version: number | null | undefined,
  message: string,
): void {
  const isLost = ({ part, loses }: PartChange) =>
    typeof version === 'number' ? (stored.part_versions?.[part] ?? 0) > version : loses;
  if (changes.some(isLost)) throw new Refusal('CONFLICT', message);
}

/** Stores the changes, with the version of each part, and reports them to the CRM. */
export async function storeChanges(
  user: InstanceType<typeof User>,
  stored: UserRow,
  changes: readonly PartChange[],
  session: ClientSession,
): Promise<void> {
  const version = stored.version + 1;
  const saved = Object.fromEntries(changes.map(({ part }) => [part, version]));
  for (const { set } of changes) user.set(set);
  user.set({ version, part_versions: { ...stored.part_versions, ...saved } });
  await user.save({ session });
  await tellContact(session, stored._id, changes);
}

async function tellContact(
  session: ClientSession,
  user_id: string,
  changes: readonly PartChange[],
): Promise<void> {
  const told = changes.flatMap(({ told }) => (told ? [told] : []));
  if (told.length === 0) return;
  const data = Object.assign({}, ...told) as Record<string, unknown>;
  await enqueue(session, contactChanged, { payload: { user_id, data }, subject: user_id });
}
