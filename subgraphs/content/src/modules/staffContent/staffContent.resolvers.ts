import { categorizeContentInput, publishContentInput } from '@athenaeum/content-contract';
import { toListResult, toResult } from '@athenaeum/kit';
import type {
  MutationResolvers,
  QueryResolvers,
  StaffContentListResultResolvers,
  StaffContentResolvers,
} from '../../__generated__/resolvers';
import { categorizeContent, publishContent } from './changeTogether';
import { listStaffContent, staffContentInput } from './listStaffContent';
import { dateOf, detailOf, kindOf, needsOf, stateOf } from './shownContent';

export type ListedContent = Awaited<
  ReturnType<typeof toListResult<Awaited<ReturnType<typeof listStaffContent>>>>
>;

export const Query: QueryResolvers = {
  staffContent: (_root, { input }, { viewer }) =>
    toListResult(async () => listStaffContent(viewer, staffContentInput.parse(input ?? {}))),
};

export const Mutation: MutationResolvers = {
  publishContent: (_root, { input }, { viewer }) =>
    toResult(async () => publishContent(viewer, publishContentInput.parse(input))),
  categorizeContent: (_root, { input }, { viewer }) =>
    toResult(async () => categorizeContent(viewer, categorizeContentInput.parse(input))),
};

export const StaffContentListResult: StaffContentListResultResolvers = {
  totals: ({ countAll }) => countAll?.() ?? null,
};

export const StaffContent: StaffContentResolvers = {
  id: ({ row }) => row._id,
  kind: (entry) => kindOf(entry, Date.now()),
  slug: ({ row }) => row.slug,
  title: (entry) => (entry.source === 'speakers' ? entry.row.name : entry.row.title),
  detail: (entry, _args, { loaders }) => detailOf(entry, loaders),
  description: ({ source, row }) => (source === 'salons' && row.subtitle) || (row.description ?? null),
  thumbnail: ({ row }) => row.thumbnail ?? null,
  state: (entry) => stateOf(entry, Date.now()),
  publish_at: ({ row }) => row.publish_at ?? null,
  date: dateOf,
  updated_at: ({ row }) => row.updated_at ?? null,
  views: async (entry, _args, { loaders }) =>
    kindOf(entry, Date.now()) === 'recordings' ? loaders.staff.views.load(entry.row._id) : null,
  needs: (entry, _args, { loaders }) => needsOf(entry, loaders, Date.now()),
  salon: ({ source, row }) => (source === 'salons' ? row : null),
};
