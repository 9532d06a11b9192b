import { hasRole, toSort, type Viewer } from '@athenaeum/kit';
import { DIRECTORY_RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import type { DirectoryMembers } from './currentMembers';
import type { DirectoryInput } from './directory.input';
import type { DirectoryMember } from './directoryMember';
import { fits } from './fits';
import { remembered } from './remembered';

const STORED = {
  _id: '_id',
  created_at: 'created_at',
  first_name: 'sort_name',
  last_name: 'sort_last_name',
  profile_progress: 'profile_progress',
} as const satisfies Record<string, keyof DirectoryMember>;
type Sort = [keyof typeof STORED, 1 | -1][];

/**
 * Whom the viewer may come across at all and this list is about, in its order: newest first unless told otherwise. The
 * same for every member, so it is worked out once until somebody changes.
 */
export function listedMembers(
  { all, version }: DirectoryMembers,
  viewer: Viewer,
  input: DirectoryInput,
): readonly DirectoryMember[] {
  const sort = Object.entries(toSort(input.orderBy, { created_at: -1 })) as Sort;
  return remembered(version, ['listed', listOf(viewer, input), sort], () =>
    [...all.values()].filter(isListed(viewer, input)).sort(by(sort)),
  );
}

/** What decides who is listed: the same for two viewers means the same members. */
export const listOf = (viewer: Viewer, { relationship_type, hide_from_directory }: DirectoryInput) => [
  hasRole(viewer, 'admin'),
  relationship_type,
  hide_from_directory,
];

export function isListed(viewer: Viewer, { relationship_type, hide_from_directory }: DirectoryInput) {
  const isAdmin = hasRole(viewer, 'admin');
  return (member: DirectoryMember): boolean =>
    (isAdmin || isInDirectory(member)) &&
    fits(relationship_type, member.relationship_type) &&
    (hide_from_directory?.equals ?? member.hide_from_directory) === member.hide_from_directory;
}

const isInDirectory = ({ relationship_type, hide_from_directory, disabled }: DirectoryMember): boolean =>
  !hide_from_directory &&
  !disabled &&
  (DIRECTORY_RELATIONSHIP_TYPES as readonly string[]).includes(relationship_type);

const by =
  (sort: Sort) =>
  (one: DirectoryMember, other: DirectoryMember): number => {
    for (const [field, direction] of sort) {
      const [a, b] = [one[STORED[field]] ?? '', other[STORED[field]] ?? ''];
      if (a !== b) return a < b ? -direction : direction;
    }
    return 0;
  };
