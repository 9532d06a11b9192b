import {
  duplicateSalonInput,
  removeSalonInput,
  saveSalonInput,
  setSalonStatusInput,
  staffSalonState,
} from '@athenaeum/content-contract';
import { lookupInput, notAllowed, notFound, toListResult, toResult } from '@athenaeum/kit';
import type {
  MutationResolvers,
  QueryResolvers,
  StaffAppearanceResolvers,
  StaffSalonListResultResolvers,
  StaffSalonResolvers,
} from '../../../__generated__/resolvers';
import { canEditContent } from '../../../staff/canEditContent';
import { Salon, type SalonRow } from '../salon.model';
import { duplicateSalon } from './duplicateSalon';
import { importEntry, importEntryInput } from './importEntry';
import { keepCaptions } from './keepCaptions';
import { listStaffSalons, staffSalonsInput } from './listStaffSalons';
import { removeSalon } from './removeSalon';
import { saveSalon } from './saveSalon';
import { setSalonStatus } from './setSalonStatus';

export type ListedSalons = Awaited<
  ReturnType<typeof toListResult<Awaited<ReturnType<typeof listStaffSalons>>>>
>;
export type Appearance = SalonRow['speakers'][number];

export const Query: QueryResolvers = {
  staffSalons: (_root, { input }, { viewer }) =>
    toListResult(async () => listStaffSalons(viewer, staffSalonsInput.parse(input ?? {}))),
  staffSalon: (_root, { input }, { viewer }) =>
    toResult(async () => {
      if (!canEditContent(viewer)) throw notAllowed();
      const salon = await Salon.findOne(lookupInput.parse(input)).lean<SalonRow>();
      if (!salon) throw notFound('event');
      return salon;
    }),
};

export const Mutation: MutationResolvers = {
  saveSalon: (_root, { input }, { viewer }) =>
    toResult(async () => saveSalon(viewer, saveSalonInput.parse(input))),
  setSalonStatus: (_root, { input }, { viewer }) =>
    toResult(async () => setSalonStatus(viewer, setSalonStatusInput.parse(input))),
  duplicateSalon: (_root, { input }, { viewer }) =>
    toResult(async () => duplicateSalon(viewer, duplicateSalonInput.parse(input).id)),
  removeSalon: (_root, { input }, { viewer }) =>
    toResult(async () => removeSalon(viewer, removeSalonInput.parse(input))),
  importEntry: (_root, { input }, { viewer }) =>
    toResult(async () => importEntry(viewer, importEntryInput.parse(input))),
  keepCaptions: (_root, { key, file }) => toResult(() => keepCaptions(key, file)),
};

export const StaffSalonListResult: StaffSalonListResultResolvers = {
  states: ({ countStates }) => countStates?.() ?? null,
};

export const StaffSalon: StaffSalonResolvers = {
  id: ({ _id }) => _id,
  state: (salon) => staffSalonState(salon, Date.now()),
  currency: ({ currency }) => currency ?? 'USD',
  seats_taken: async ({ _id }, _args, { loaders }) => (await loaders.staff.attendance.load(_id)).taken,
  waiting: async ({ _id }, _args, { loaders }) => (await loaders.staff.attendance.load(_id)).waiting,
  has_invite_code: ({ _id }, _args, { loaders }) => loaders.staff.hasInviteCode.load(_id),
  has_transcript: ({ _id }, _args, { loaders }) => loaders.staff.hasTranscript.load(_id),
  categories: async ({ category_ids }, _args, { loaders }) =>
    (await Promise.all(category_ids.map((id) => loaders.category.load(id)))).filter((one) => one !== null),
  tags: async ({ tag_ids }, _args, { loaders }) =>
    (await Promise.all(tag_ids.map((id) => loaders.tag.load(id)))).filter((one) => one !== null),
  resources: ({ _id }, _args, { loaders }) => loaders.resourcesOf.load(_id),
};

export const StaffAppearance: StaffAppearanceResolvers = {
  speaker: ({ speaker_id }, _args, { loaders }) => loaders.speaker.load(speaker_id),
};
