import { Refusal, type Viewer } from '@athenaeum/kit';
import { keepFile, releaseFile, portraitAddress } from '@athenaeum/kit/files';
import type { fieldsOf, ProfileFieldName } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import type { UserRow } from '../../user/user.model';
import { isSame, type PartChange } from './partChange';

type Fields = ReturnType<typeof fieldsOf>;

const UPLOAD_FIRST = 'Upload the picture first';

export async function changedFields(
  viewer: Viewer,
  stored: UserRow,
  fields: Fields,
  session: ClientSession,
): Promise<PartChange[]> {
  const names = (Object.keys(fields) as ProfileFieldName[]).filter(
    (name) => fields[name] !== undefined && !isThere(stored, name, fields[name]),
  );
  if (names.includes('avatar')) await changeAvatar(viewer, stored, fields.avatar ?? null, session);
  return names.map((name) => ({
    part: name,
    set: { [name]: fields[name] },
    loses: losesValues(stored[name], fields[name]),
    told: name === 'avatar' ? undefined : { [name]: fields[name] },
  }));
}

function isThere(stored: UserRow, name: ProfileFieldName, given: unknown): boolean {
  // A form may send back the address that it was given.
  if (name === 'avatar' && given !== null && given === portraitAddress(stored.avatar)) return true;
  return isSame(stored[name] ?? null, given);
}

function losesValues(stored: unknown, given: unknown): boolean {
  if (!Array.isArray(stored) || !Array.isArray(given)) return false;
  return stored.some((value) => !given.includes(value));
}

async function changeAvatar(
  viewer: Viewer,
  { _id, avatar }: UserRow,
  key: string | null,
  session: ClientSession,
): Promise<void> {
  if (key !== null) await keepFile(viewer, key, 'avatar', session).catch(notUploaded);
  if (avatar) await releaseFile(_id, avatar, session);
}

/** An address, another member's file and a file that is no picture are refused alike. */
function notUploaded(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal('INVALID', UPLOAD_FIRST, { avatar: UPLOAD_FIRST });
}
