import { isSignedIn, toResult } from '@athenaeum/kit';
import {
  changePostingInput,
  DEFAULT_POSTING_DAYS,
  extendPostingInput,
  OPPORTUNITY_MESSAGES,
  postedInput,
  submitOpportunityInput,
} from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import type { OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp, stageOf } from '../opportunity/opportunity.policy';
import { asMembersSee } from '../opportunity/withoutSecrets';
import { changePosting, lastWritten } from './changePosting';
import { closePosting, extendPosting, extensionsOf, findPosting, isExtendable } from './ownPosting';
import {
  confirmPosting,
  openPostingLink,
  openPostingLinkInput,
  postingNotice,
  postingToConfirm,
} from './posterLinks';
import { settlePostings } from './settlePostings';
import { submitOpportunity } from './submitOpportunity';
import { weeksOf } from './weeksOf';

type Given = { input: unknown };
type Token = { token_hash: string };

export const Query = {
  posting: (_root: unknown, { input }: Given) =>
    toResult(async () => findPosting(postedInput.parse(input).token)),
  postingNotice: (_root: unknown, { id }: { id: string }) => toResult(() => postingNotice(id)),
  postingToConfirm: (_root: unknown, { token_hash }: Token) => toResult(() => postingToConfirm(token_hash)),
};

export const Mutation = {
  submitOpportunity: (_root: unknown, { input }: Given, { viewer }: OpportunitiesContext) =>
    toResult(
      async () => submitOpportunity(submitOpportunityInput(isSignedIn(viewer)).parse(input)),
      OPPORTUNITY_MESSAGES.confirmAddress,
    ),
  extendPosting: (_root: unknown, { input }: Given) =>
    toResult(async () => {
      const { token, days } = extendPostingInput.parse(input);
      return extendPosting(token, days);
    }),
  changePosting: (_root: unknown, { input }: Given) =>
    toResult(async () => changePosting(changePostingInput.parse(input))),
  closePosting: (_root: unknown, { input }: Given) =>
    toResult(async () => closePosting(postedInput.parse(input).token)),
  openPostingLink: (_root: unknown, { input }: Given) =>
    toResult(async () => openPostingLink(openPostingLinkInput.parse(input))),
  confirmPosting: (_root: unknown, { token_hash }: Token) => toResult(() => confirmPosting(token_hash)),
  settlePostings: () => toResult(() => settlePostings()),
};

/** As its poster sees it: without the company's name, because links are passed on. */
export const Posting = {
  type: ({ opportunityType }: OpportunityRow) => opportunityType,
  stage: (posting: OpportunityRow) => stageOf(posting, Date.now()),
  postingTime: ({ postingTime }: OpportunityRow) => postingTime ?? DEFAULT_POSTING_DAYS,
  can_extend: (posting: OpportunityRow) => isExtendable(posting, Date.now()),
  extensions: (posting: OpportunityRow) => extensionsOf(posting, Date.now()),
  can_close: ({ closed_at }: OpportunityRow) => !isTimestamp(closed_at),
  version: ({ version }: OpportunityRow) => version ?? 0,
  title: (posting: OpportunityRow) => asMembersSee(posting).title,
  text: (posting: OpportunityRow) => asMembersSee(posting),
  proposed: (posting: OpportunityRow) => (posting.proposal ? asMembersSee(lastWritten(posting)) : null),
  proposed_at: ({ proposal }: OpportunityRow) => proposal?.proposed_at ?? null,
  views: async ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    (await loaders.postingFigures(_id)).views,
  views_this_week: async ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    (await loaders.postingFigures(_id)).views_this_week,
  weeks: async (posting: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    weeksOf(posting, (await loaders.postingFigures(posting._id)).days, Date.now()),
  applicants: async ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    (await loaders.postingFigures(_id)).applicants,
};
