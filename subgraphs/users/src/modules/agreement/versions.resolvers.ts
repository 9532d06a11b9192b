import { toListResult, toResult } from '@athenaeum/kit';
import { entriesInput, findEntry, listEntries, saveEntry } from '@athenaeum/kit/entries';
import { publishAgreementInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { agreementVersions } from './versions';

export const Query: QueryResolvers = {
  agreementVersions: (_root, { input }, { viewer }) =>
    toListResult(async () => listEntries(viewer, agreementVersions, entriesInput.parse(input ?? {}))),
  agreementVersion: (_root, { input }, { viewer }) =>
    toResult(async () => findEntry(viewer, agreementVersions, input.id)),
};

export const Mutation: MutationResolvers = {
  publishAgreement: (_root, { input }, { viewer }) =>
    toResult(async () => saveEntry(viewer, agreementVersions, publishAgreementInput.parse(input))),
};
