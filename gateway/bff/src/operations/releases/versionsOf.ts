import { notFound } from '@athenaeum/kit';
import { readVersions } from '@athenaeum/registry';
import mongoose from 'mongoose';

/**
 * Who had which version of a remote when, and what each changed: bytes as sent, operations, shared libraries.
 *
 * @throws Refusal NOT_FOUND where no version of it was ever published
 */
export async function versionsOf(remote: string) {
  const versions = await readVersions(mongoose.connection, remote);
  if (versions.length === 0) throw notFound('area');
  return { remote, versions };
}
