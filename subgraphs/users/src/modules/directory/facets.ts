import { DIRECTORY_CATEGORIES } from '@athenaeum/users-contract';
import { User } from '../user/user.model';
import type { ProfileViewer } from '../user/visibleValue';
import type { DirectoryInput } from './directory.input';
import { listedMembers } from './directory.query';
import { findableValues } from './findableBy';

export interface Facet {
  category: string;
  options: { value: string; count: number }[];
}

/** All groups come in one answer of the database. */
const MOST_GROUPS = 5000;

/** How often each value stands among the listed members, counting only what this viewer may see. */
export async function directoryFacets(viewer: ProfileViewer, input: DirectoryInput): Promise<Facet[]> {
  const groups = await User.aggregate<{ _id: string; count: number }>([
    { $match: listedMembers(viewer, input) },
    { $project: { values: findableValues(viewer) } },
    { $unwind: '$values' },
    { $group: { _id: '$values', count: { $sum: 1 } } },
  ]).option({ batchSize: MOST_GROUPS });

  const facets = new Map<string, Facet>(
    DIRECTORY_CATEGORIES.map((category) => [category, { category, options: [] }]),
  );
  for (const { _id, count } of groups) {
    const end = _id.indexOf('=');
    facets.get(_id.slice(0, end))?.options.push({ value: _id.slice(end + 1), count });
  }
  for (const { options } of facets.values())
    options.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return [...facets.values()];
}
