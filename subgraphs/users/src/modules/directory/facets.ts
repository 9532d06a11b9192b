import { hasRole } from '@athenaeum/kit';
import { DIRECTORY_CATEGORIES } from '@athenaeum/users-contract';
import { FINDABLE_LEVELS, type FindableLevel } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';
import type { DirectoryMembers } from './currentMembers';
import type { DirectoryInput } from './directory.input';
import { levelsFor, nearTo, type DirectoryMember } from './directoryMember';
import { isListed, listedMembers, listOf } from './listedMembers';
import { remembered } from './remembered';

export interface Facet {
  category: string;
  options: { value: string; count: number }[];
}

const alphabetical = new Intl.Collator('en').compare;

/** How often each value stands among the listed members, counting only what this viewer may see. */
export function directoryFacets(
  viewer: ProfileViewer,
  input: DirectoryInput,
  members: DirectoryMembers,
): Facet[] {
  const counts = countsFor(viewer, input, members);
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

/** What everyone sees is counted once for all; what this viewer sees beyond it, for her. Admins see all of it. */
function countsFor(viewer: ProfileViewer, input: DirectoryInput, members: DirectoryMembers): Uint32Array {
  const { all, vocabulary, version } = members;
  const shared: readonly FindableLevel[] = hasRole(viewer, 'admin') ? FINDABLE_LEVELS : ['everyone'];
  const forAll = remembered(version, ['counts', listOf(viewer, input)], () => {
    const counts = new Uint32Array(vocabulary.values.length);
    for (const member of listedMembers(members, viewer, input)) count(member, shared, counts);
    return counts;
  });

  const counts = forAll.slice();
  const levels = levelsFor(viewer);
  const listed = isListed(viewer, input);
  for (const id of nearTo(viewer)) {
    const member = all.get(id);
    if (member && listed(member))
      count(
        member,
        levels(member).filter((level) => !shared.includes(level)),
        counts,
      );
  }
  return counts;
}

function count(member: DirectoryMember, levels: readonly FindableLevel[], counts: Uint32Array): void {
  for (const level of levels) for (const number of member.found[level].values) counts[number]! += 1;
}
