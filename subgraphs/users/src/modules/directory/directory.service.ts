import { listPage, type toListResult, toSort, type Viewer } from '@athenaeum/kit';
import type { Model } from 'mongoose';
import type { Loaders } from '../../loaders';
import { profileFor, type Profile } from '../user/profile';
import { User, type UserRow } from '../user/user.model';
import { profileViewer } from '../user/user.service';
import { refuseAdminQuestions, type DirectoryInput } from './directory.input';
import { directoryQuery } from './directory.query';
import { directoryFacets, type Facet } from './facets';

interface DirectoryPage {
  data: Profile[];
  count: number;
  /** Counted only when asked for. */
  countFacets: () => Promise<Facet[]>;
}
export type DirectoryResult = Awaited<ReturnType<typeof toListResult<DirectoryPage>>>;

const SORT_FIELDS: Record<string, string> = { first_name: 'sort_name', last_name: 'sort_last_name' };

export async function listDirectory(
  caller: Viewer,
  input: DirectoryInput,
  loaders: Loaders,
): Promise<DirectoryPage> {
  refuseAdminQuestions(caller, input);
  const viewer = await profileViewer(caller, loaders);
  const inForce = input.needs_agreement ? await loaders.agreementInForce() : null;
  const where = directoryQuery(viewer, input, inForce);
  const { data: rows, count } = await listPage(
    User as unknown as Model<UserRow>,
    where,
    storedSort(input),
    input,
  );
  return {
    data: rows.flatMap((row) => profileFor(viewer, row) ?? []),
    count,
    countFacets: () => directoryFacets(viewer, input),
  };
}

const storedSort = ({ orderBy }: DirectoryInput): Record<string, 1 | -1> =>
  Object.fromEntries(
    Object.entries(toSort(orderBy, { created_at: -1 })).map(([field, order]) => [
      SORT_FIELDS[field] ?? field,
      order,
    ]),
  );
