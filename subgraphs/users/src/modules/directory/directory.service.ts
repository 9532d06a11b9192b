import { DEFAULT_TAKE, type toListResult, type Viewer } from '@athenaeum/kit';
import type { Loaders } from '../../loaders';
import { profileFor, type Profile } from '../user/profile';
import { User, type UserRow } from '../user/user.model';
import { profileViewer } from '../user/user.service';
import { leftByAdminFilters, refuseAdminQuestions } from './adminQuestions';
import { answersTo } from './answersTo';
import { currentMembers } from './currentMembers';
import type { DirectoryInput } from './directory.input';
import type { DirectoryMember } from './directoryMember';
import { directoryFacets, type Facet } from './facets';
import { listedMembers } from './listedMembers';

interface DirectoryPage {
  data: Profile[];
  count: number;
  /** Counted only when asked for. */
  countFacets: () => Facet[];
}
export type DirectoryResult = Awaited<ReturnType<typeof toListResult<DirectoryPage>>>;

/** Found, counted and ordered from what the service keeps in mind; only the page itself is read as profiles. */
export async function listDirectory(
  caller: Viewer,
  input: DirectoryInput,
  loaders: Loaders,
): Promise<DirectoryPage> {
  refuseAdminQuestions(caller, input);
  const [viewer, left, members] = await Promise.all([
    profileViewer(caller, loaders),
    leftByAdminFilters(input, loaders),
    currentMembers(),
  ]);
  const answers = answersTo(viewer, input, members.vocabulary);
  const found = listedMembers(members, viewer, input).filter(
    (member) => (left?.(member) ?? true) && answers(member),
  );
  const rows = await rowsOf(pageOf(found, input));
  return {
    data: rows.flatMap((row) => profileFor(viewer, row) ?? []),
    count: found.length,
    countFacets: () => directoryFacets(viewer, input, members),
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
