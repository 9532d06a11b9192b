import { notFound } from '@athenaeum/kit';
import { readVersions } from '@athenaeum/registry';
import mongoose from 'mongoose';
import { readReleasedTogether } from './togetherWith';

/**
 * Each version of a remote: when it was live for whom, and what it changed: compressed bytes, GraphQL operations, shared libraries; and the subgraph and
 * migrations that it was released with as one.
 *
 * @throws Refusal NOT_FOUND where no version of it was ever published
 */
export async function versionsOf(remote: string) {
  const [versions, together] = await Promise.all([
    readVersions(mongoose.connection, remote),
    readReleasedTogether(remote),
  ]);
  if (versions.length === 0) throw notFound('area');
  return {
    remote,
    versions: versions.map((one) => ({ ...one, together: together.get(one.version) ?? null })),
  };
}
