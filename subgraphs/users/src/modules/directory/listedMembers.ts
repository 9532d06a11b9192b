import { hasRole, toSort, type Viewer } from '@athenaeum/kit';
import { DIRECTORY_RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import { isMemberNow } from '../membership/membershipStatus';
import type { DirectoryMembers } from './currentMembers';
import type { DirectoryInput } from './directory.input';
import type { DirectoryMember } from './directoryMember';
import { fits } from './fits';
import { cachedByVersion } from './cachedByVersion';

const STORED = {
  _id: '_id',
  created_at: 'created_at',
  first_name: 'sort_name',
  last_name: 'sort_last_name',
  profile_progress: 'profile_progress',
} as const satisfies Record<string, keyof DirectoryMember>;
type Sort = [keyof typeof STORED, 1 | -1][];

/** A list of the directory: viewer, input and time. */
export interface DirectoryList {
  viewer: Viewer;
  input: DirectoryInput;
  /** Epoch ms of a whole minute: terms end without a change of a record, so cached lists are used for a minute at most. */
  asOf: number;
}

const MINUTE = 60_000;
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The members that may be listed for this input, sorted: newest first by default. The same for every member, so it is
 * cached until a member changes or a minute has passed.
 */
export function listedMembers(
  { all, version }: DirectoryMembers,
  list: DirectoryList,
): readonly DirectoryMember[] {
  const sort = Object.entries(toSort(list.input.orderBy, { created_at: -1 })) as Sort;
  return cachedByVersion(version, ['listed', keyOf(list), sort], () =>
    [...all.values()].filter(isListed(list)).sort(by(sort)),
  );
}

/** The cache key of who is listed. */
export const keyOf = ({ viewer, input, asOf }: DirectoryList) => [
  hasRole(viewer, 'admin'),
  input.relationship_type,
  input.hide_from_directory,
  asOf,
];

export function isListed({ viewer, input, asOf }: DirectoryList) {
  const { relationship_type, hide_from_directory } = input;
  const isAdmin = hasRole(viewer, 'admin');
  return (member: DirectoryMember): boolean =>
    (isAdmin || isInDirectory(member, asOf)) &&
    fits(relationship_type, member.relationship_type) &&
    (hide_from_directory?.equals ?? member.hide_from_directory) === member.hide_from_directory;
}

const isInDirectory = (member: DirectoryMember, asOf: number): boolean =>
  !member.hide_from_directory &&
  !member.disabled &&
  (DIRECTORY_RELATIONSHIP_TYPES as readonly string[]).includes(member.relationship_type) &&
  isMemberNow(member, asOf);

const by =
  (sort: Sort) =>
  (one: DirectoryMember, other: DirectoryMember): number => {
    for (const [field, direction] of sort) {
      const [a, b] = [one[STORED[field]] ?? '', other[STORED[field]] ?? ''];
      if (a !== b) return a < b ? -direction : direction;
    }
    return 0;
  };
