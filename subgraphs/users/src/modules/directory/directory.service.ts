import { DEFAULT_TAKE, type toListResult, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { profileFor, type Profile } from '../user/profile';
import { User, type UserRow } from '../user/user.model';
import { profileViewer } from '../user/user.service';
import { adminFilterCondition, assertMayUseAdminFilters } from './adminFilters';
import { all, conditionsByCategory, phraseCondition } from './conditions';
import { currentMembers } from './currentMembers';
import type { DirectoryInput } from './directory.input';
import { isThereFor, levelsFor, type DirectoryMember } from './directoryMember';
import { directoryFacets, type Facet } from './facets';
import { listedMembers, thisMinute } from './listedMembers';
import { searchCondition } from './searchCondition';

interface DirectoryPage {
  data: Profile[];
  count: number;
  /** Computed only when selected. */
  countFacets: () => Facet[];
}
export type DirectoryResult = Awaited<ReturnType<typeof toListResult<DirectoryPage>>>;

/** Filters, counts and sorts the cached members; only the profiles of the page are read from the database. */
export async function listDirectory(
  caller: Viewer,
  input: DirectoryInput,
  loaders: Loaders,
): Promise<DirectoryPage> {
  assertMayUseAdminFilters(caller, input);
  const [viewer, left, members] = await Promise.all([
    profileViewer(caller, loaders),
    adminFilterCondition(input, loaders),
    currentMembers(),
  ]);
  const list = { viewer, input, asOf: thisMinute() };
  const levels = levelsFor(viewer, members.all);
  const isThere = isThereFor(viewer);
  const candidates = () => listedMembers(members, list).filter(isThere);
  const general = [
    left,
    phraseCondition(levels, input.summary?.contains),
    searchCondition(levels, input.search, members.vocabulary, candidates),
  ].filter((condition) => condition !== null);
  const byCategory = conditionsByCategory(levels, input, members.vocabulary);
  const found = candidates().filter(all([...general, ...byCategory.values()]));
  const rows = await rowsOf(pageOf(found, input));
  return {
    data: rows.flatMap((row) => profileFor(viewer, row, loaders.dataAccesses) ?? []),
    count: found.length,
    countFacets: () => directoryFacets({ ...list, general, byCategory }, members),
  };
}

function pageOf(found: readonly DirectoryMember[], { take, skip }: DirectoryInput): string[] {
  const start = skip ?? 0;
  return found.slice(start, start + (take ?? DEFAULT_TAKE)).map(({ _id }) => _id);
}

async function rowsOf(ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await User.find({ _id: { $in: ids } }).lean<UserRow[]>();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
