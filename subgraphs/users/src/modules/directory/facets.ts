import { hasRole } from '@athenaeum/kit';
import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '@athenaeum/users-contract';
import { FINDABLE_LEVELS, findableValue, type FindableLevel } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';
import { all, type ConditionsByCategory, type Condition } from './conditions';
import type { DirectoryMembers } from './currentMembers';
import { isThereFor, levelsFor, nearTo, type DirectoryMember, type Vocabulary } from './directoryMember';
import { isListed, keyOf, listedMembers, type DirectoryList } from './listedMembers';
import { cachedByVersion } from './cachedByVersion';

export interface FacetList extends DirectoryList {
  viewer: ProfileViewer;
  /** Other conditions besides the categories' filters. */
  general: readonly Condition[];
  byCategory: ConditionsByCategory;
}

export interface Facet {
  category: DirectoryCategory;
  options: { value: string; count: number }[];
}

const alphabetical = new Intl.Collator('en').compare;

/**
 * How many members choosing each value would leave, with all other conditions; the choices in a category do not narrow
 * its own counts. Only values that this viewer may see are counted.
 */
export function directoryFacets(list: FacetList, members: DirectoryMembers): Facet[] {
  const isNarrowed = list.general.length > 0 || list.byCategory.size > 0;
  const counts = isNarrowed ? narrowedCounts(list, members) : countsOfAll(list, members);
  const facets = new Map<string, Facet>(
    DIRECTORY_CATEGORIES.map((category) => [category, { category, options: [] }]),
  );
  members.vocabulary.values.forEach((stored, number) => {
    const count = counts[number]!;
    const end = stored.indexOf('=');
    if (count > 0) facets.get(stored.slice(0, end))?.options.push({ value: stored.slice(end + 1), count });
  });
  for (const { options } of facets.values())
    options.sort((a, b) => b.count - a.count || alphabetical(a.value, b.value));
  return [...facets.values()];
}

/**
 * Counts of public values are cached for all viewers; what this viewer sees beyond them, or must not see of them, is added
 * or subtracted. Admins see all of it.
 */
function countsOfAll(list: FacetList, members: DirectoryMembers): Uint32Array {
  const { viewer } = list;
  const { vocabulary, version } = members;
  const shared: readonly FindableLevel[] = hasRole(viewer, 'admin') ? FINDABLE_LEVELS : ['everyone'];
  const forAll = cachedByVersion(version, ['counts', keyOf(list)], () => {
    const counts = new Uint32Array(vocabulary.values.length);
    for (const member of listedMembers(members, list)) count(member, shared, counts);
    return counts;
  });

  const counts = forAll.slice();
  const levels = levelsFor(viewer, members.all);
  const listed = isListed(list);
  for (const id of nearTo(viewer)) {
    const member = members.all.get(id);
    if (member && listed(member))
      count(
        member,
        levels(member).filter((level) => !shared.includes(level)),
        counts,
      );
  }
  const isThere = isThereFor(viewer);
  for (const id of viewer.blockedByIds) {
    const member = members.all.get(id);
    if (member && listed(member) && !isThere(member)) count(member, shared, counts, -1);
  }
  return counts;
}

/** A member excluded by one category alone still counts for the choices of that category. */
function narrowedCounts(list: FacetList, members: DirectoryMembers): Uint32Array {
  const { viewer, general, byCategory } = list;
  const { vocabulary } = members;
  const counts = new Uint32Array(vocabulary.values.length);
  const levels = levelsFor(viewer, members.all);
  const isThere = isThereFor(viewer);
  const fitsGeneral = all(general);
  for (const member of listedMembers(members, list)) {
    if (!isThere(member) || !fitsGeneral(member)) continue;
    const [missed, more] = missedBy(member, byCategory);
    if (more !== undefined) continue;
    if (missed === undefined) count(member, levels(member), counts);
    else countOnly(missed, member, levels(member), vocabulary, counts);
  }
  return counts;
}

/** The categories whose filter excludes the member; more than two make no difference. */
function missedBy(member: DirectoryMember, byCategory: ConditionsByCategory): DirectoryCategory[] {
  const missed: DirectoryCategory[] = [];
  for (const [category, holds] of byCategory) {
    if (!holds(member)) missed.push(category);
    if (missed.length > 1) break;
  }
  return missed;
}

function countOnly(
  category: DirectoryCategory,
  member: DirectoryMember,
  levels: readonly FindableLevel[],
  { values }: Vocabulary,
  counts: Uint32Array,
): void {
  // `languages=`, with which the stored values of the category begin.
  const prefix = findableValue(category, '');
  for (const level of levels)
    for (const number of member.found[level].values)
      if (values[number]!.startsWith(prefix)) counts[number]! += 1;
}

function count(member: DirectoryMember, levels: readonly FindableLevel[], counts: Uint32Array, by = 1): void {
  for (const level of levels) for (const number of member.found[level].values) counts[number]! += by;
}
