import { toListResult, toResult } from '@athenaeum/kit';
import {
  closeOpportunityInput,
  editOpportunityInput,
  postingsInput,
  publishOpportunityInput,
  setOpportunityStatusInput,
} from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import {
  closeOpportunity,
  editOpportunity,
  publishOpportunity,
  setOpportunityStatus,
} from './changeOpportunity';
import { listPostings } from './desk.service';

type Given = { input: unknown };

export const Query = {
  postings: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listPostings(viewer, postingsInput.parse(input ?? {}))),
};

export const Mutation = {
  publishOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => publishOpportunity(viewer, publishOpportunityInput.parse(input))),
  closeOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => closeOpportunity(viewer, closeOpportunityInput.parse(input))),
  editOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => editOpportunity(viewer, editOpportunityInput.parse(input))),
  setOpportunityStatus: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => setOpportunityStatus(viewer, setOpportunityStatusInput.parse(input))),
};
