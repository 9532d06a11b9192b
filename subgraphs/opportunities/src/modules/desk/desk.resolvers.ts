import { toListResult, toResult } from '@athenaeum/kit';
import {
  allApplicationsInput,
  closeOpportunityInput,
  createOpportunityInput,
  decideChangeInput,
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
import { listAllApplications } from './allApplications';
import { createOpportunity } from './createOpportunity';
import { decideChange } from './decideChange';
import { listPostings } from './desk.service';

type Given = { input: unknown };

export const Query = {
  postings: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listPostings(viewer, postingsInput.parse(input ?? {}))),
  allApplications: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listAllApplications(viewer, allApplicationsInput.parse(input ?? {}))),
};

export const Mutation = {
  createOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => createOpportunity(viewer, createOpportunityInput.parse(input))),
  publishOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => publishOpportunity(viewer, publishOpportunityInput.parse(input))),
  closeOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => closeOpportunity(viewer, closeOpportunityInput.parse(input))),
  editOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => editOpportunity(viewer, editOpportunityInput.parse(input))),
  decideChange: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => decideChange(viewer, decideChangeInput.parse(input))),
  setOpportunityStatus: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(async () => setOpportunityStatus(viewer, setOpportunityStatusInput.parse(input))),
};
