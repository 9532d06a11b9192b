import { toListResult, toResult } from '@athenaeum/kit';
import { matchesCriteria, removeFilterInput, saveFilterInput } from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import { withoutNulls } from '../../withoutNulls';
import { alertMembers, opportunityAlertNotice } from './alerts';
import type { SavedFilterRow } from './savedFilter.model';
import { listFilters, removeFilter, saveFilter } from './savedFilter.service';

type Given = { input: Record<string, unknown> };
type Alert = { opportunity_id: string; user_id: string };

export const Query = {
  savedFilters: (_root: unknown, _args: unknown, { viewer }: OpportunitiesContext) =>
    toListResult(() => listFilters(viewer)),
  opportunityAlertNotice: (_root: unknown, { opportunity_id, user_id }: Alert) =>
    toResult(() => opportunityAlertNotice(opportunity_id, user_id)),
};

export const Mutation = {
  saveFilter: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => saveFilter(viewer, saveFilterInput.parse(withoutNulls(input)))),
  removeFilter: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => removeFilter(viewer, removeFilterInput.parse(input).id)),
  alertMembers: (_root: unknown, { opportunity_id }: Alert) => toResult(() => alertMembers(opportunity_id)),
};

export const SavedFilter = {
  id: ({ _id }: SavedFilterRow) => _id,
  compensations: ({ compensations }: Partial<SavedFilterRow>) => compensations ?? [],
  closings: ({ closings }: Partial<SavedFilterRow>) => closings ?? [],
  open: async (filter: SavedFilterRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    (await loaders.open()).filter((card) => matchesCriteria(filter, card)).length,
};
