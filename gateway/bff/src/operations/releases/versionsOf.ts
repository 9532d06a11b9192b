import { notFound } from '@athenaeum/kit';
import { readVersions } from '@athenaeum/registry';
import mongoose from 'mongoose';

/**
 * Each version of a remote: when it was live for whom, and what it changed: compressed bytes, GraphQL operations, shared libraries.
 *
 * @throws Refusal NOT_FOUND where no version of it was ever published
 */
export async function versionsOf(remote: string) {
  const versions = await readVersions(mongoose.connection, remote);
  if (versions.length === 0) throw notFound('area');
  return { remote, versions };
}
